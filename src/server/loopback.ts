/** Whether a URL's host is this machine, to which texts may travel in the clear. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.')
