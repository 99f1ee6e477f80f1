import { isIPv4 } from 'node:net'

/** Whether a URL's host is this machine, to which plain text may be sent. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))
