import * as client from 'react-dom/client'

/**
 * React DOM is CommonJS, which the bundler evaluates where it is first used: here, in the chunk of
 * the libraries (vite.config.ts) and in a task of its own, rather than in the entry.
 */
export const { createRoot, hydrateRoot } = client
