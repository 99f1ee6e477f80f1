import { Sheet } from './sheet.tsx'

/** A campaign report: what it says. */
export const Report = () => <Sheet of="report" />
