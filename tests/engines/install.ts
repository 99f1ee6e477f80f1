import { installEngines } from './browsers/engines.ts'

/** What `npm run test:engines` needs beside the packages, where it can be installed. */
installEngines()
