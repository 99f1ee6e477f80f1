import * as z from 'zod'
import { RETENTION_DAYS } from '../constants.ts'
import { isLoopback } from './loopback.ts'

/** The server's settings, all from the environment and all with a default. */

function integer(least: number, most: number) {
  const expected = `a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((number) => number >= least && number <= most, expected)
}

const DATABASE_URL_EXAMPLE = 'a URL like postgres://user@host/database'

const url = (protocol: RegExp, expected: string) => z.url({ protocol, error: expected })

const originList = 'origins separated by commas, like https://duet.example'

export const settingsSchema = z
  .object({
    HOST: z.string().optional(),
    PORT: integer(0, 65_535).default(3000),
    SITE_DIR: z.string().default('./dist/client'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: url(/^postgres(?:ql)?$/, DATABASE_URL_EXAMPLE)
      .refine((text) => hostOf(text) !== undefined, { error: DATABASE_URL_EXAMPLE, abort: true })
      .transform(requireTls)
      .refine((text) => text !== null, 'sslmode=verify-full: the database is on another machine')
      .optional(),
    SMTP_URL: url(/^smtps?$/, 'a URL like smtps://user:password@host:465').optional(),
    MAIL_TO: z.email('an e-mail address').optional(),
    MAIL_FROM: z.email('an e-mail address').optional(),
    SITE_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .transform((origins) => origins.filter(Boolean))
      .refine((origins) => origins.every(isOrigin), originList),
    TRUSTED_PROXIES: integer(0, 10).default(0),
    RATE_LIMIT: integer(1, 1_000_000).default(10),
    RATE_LIMIT_TOTAL: integer(1, 1_000_000).default(600),
    // The privacy notice promises the constant: the setting may be shorter, never longer. A daily purge
    // keeps a promise of two days.
    RETENTION_DAYS: integer(2, RETENTION_DAYS).default(RETENTION_DAYS),
  })
  .refine(({ SMTP_URL, MAIL_TO }) => !SMTP_URL || MAIL_TO, {
    path: ['MAIL_TO'],
    error: 'the e-mail address that inquiries are sent to, because SMTP_URL is set',
  })

export type Settings = ReturnType<typeof readSettings>

/** A setting that cannot be used. Its message names it and what it should be, never its value. */
export class BadSettingsError extends Error {
  override name = 'BadSettingsError'
}

/** @throws BadSettingsError */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const isSet = ([, value]: [string, string | undefined]) => value !== undefined && value !== ''
  const parsed = settingsSchema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(isSet)),
  )
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: expected ${message}`,
    )
    throw new BadSettingsError(lines.join('\n'))
  }

  const { SMTP_URL, MAIL_TO, ...values } = parsed.data
  return {
    /** Address to listen on; undefined means all interfaces */
    host: values.HOST,
    /** 0 means any free port */
    port: values.PORT,
    /** Folder of the built site */
    siteDirectory: values.SITE_DIR,
    dataDirectory: values.DATA_DIR,
    /** PostgreSQL; without it a file in `dataDirectory` */
    databaseUrl: values.DATABASE_URL ?? undefined,
    /** undefined: inquiries are stored and not mailed */
    mail:
      SMTP_URL && MAIL_TO
        ? { smtpUrl: SMTP_URL, to: MAIL_TO, from: values.MAIL_FROM ?? MAIL_TO }
        : undefined,
    ownOrigins: values.SITE_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimits: { perIp: values.RATE_LIMIT, total: values.RATE_LIMIT_TOTAL },
    retentionDays: values.RETENTION_DAYS,
  }
}

/**
 * TLS for a PostgreSQL on another machine, with a verified certificate unless the URL says
 * otherwise. Returns null for a URL that asks for plain text.
 */
function requireTls(text: string): string | null {
  const url = new URL(text)
  const host = hostOf(text) ?? ''
  if (host === '' || host.startsWith('/') || isLoopback(host)) return text
  const mode = url.searchParams.get('sslmode')
  if (mode === null) url.searchParams.set('sslmode', 'verify-full')
  return ['disable', 'allow', 'prefer'].includes(mode ?? '') ? null : url.href
}

/** The host that a URL of PostgreSQL names, or the folder of its socket; undefined if it is none. */
function hostOf(text: string): string | undefined {
  try {
    const { searchParams, hostname } = new URL(text)
    return searchParams.get('host') ?? decodeURIComponent(hostname)
  } catch {
    return undefined
  }
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text
