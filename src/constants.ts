/** The product's numbers, each with its unit in the name. This file imports nothing. */

export const MIN_FOLLOWERS = 15_000
export const OFFICE_OPENS = { hour: 9, minute: 0 } as const
export const OFFICE_CLOSES = { hour: 18, minute: 0 } as const
export const OFFICE_TIME_ZONE = 'Europe/Warsaw'
export const RESPONSE_BUSINESS_HOURS = { from: 24, to: 48 } as const
export const RETENTION_DAYS = 180
/** Maximum age of backups: deleted data are gone from everywhere after that. */
export const BACKUP_DAYS = 30
