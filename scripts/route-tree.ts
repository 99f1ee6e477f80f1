/** Makes `src/app/routeTree.gen.ts` of the files in `src/routes`, as Vite's plugin does. */
import { Generator, getConfig } from '@tanstack/router-generator'

await new Generator({ config: getConfig(), root: process.cwd() }).run()
