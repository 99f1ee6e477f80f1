/** The year in which the site was built, put in by vite.config.ts. */
declare const __BUILD_YEAR__: number

/** The schedule that was prerendered (`lastEndBefore` in content/events.ts), put in by vite.config.ts. */
declare const __PRERENDERED_SCHEDULE__: number

/** Languages whose dictionaries lack a text, if any do, put in by scripts/vite/incomplete-languages.ts. */
declare const __INCOMPLETE_LANGUAGES__: readonly string[] | undefined

/** Addresses of the style sheets, for documents that the server makes; put in by the build. */
declare const __STYLESHEETS__: readonly string[]
