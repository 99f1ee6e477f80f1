/** The year of the build, defined by vite.config.ts. */
declare const __BUILD_YEAR__: number

/** The prerendered schedule, as of a time (content/events.ts), defined by scripts/vite/schedule.ts. */
declare const __PRERENDERED_AS_OF__: number

/** Languages with missing texts, defined by scripts/vite/dictionaries.ts. */
declare const __INCOMPLETE_LANGUAGES__: readonly string[] | undefined

/** URLs of the style sheets, for documents that the server renders; defined by the build. */
declare const __STYLESHEETS__: readonly string[]
