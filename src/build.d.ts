/** The year in which the site was built, put in by vite.config.ts. */
declare const __BUILD_YEAR__: number
