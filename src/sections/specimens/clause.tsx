import { Sheet } from './sheet.tsx'
import { Signatures } from './signatures.tsx'

/** One of the terms, filled in, and three signatures. */
export const Clause = ({ signedBy }: { signedBy: string | undefined }) => (
  <Sheet of="clause">
    <Signatures creator={signedBy} />
  </Sheet>
)
