import * as client from 'react-dom/client'

/**
 * React DOM is CommonJS: a bundler evaluates it where it is first used. Here that is in the file of
 * the libraries (vite.config.ts), in a task of its own, and not in the one that starts the site.
 */
export const { createRoot, hydrateRoot } = client
