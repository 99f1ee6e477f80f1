/** A name as people write it: letters of any script, with what stands between them */
const NAME = /^(?=.{1,40}$)\p{L}[\p{L}\p{M}]*(?:[ ’'.-]{1,2}[\p{L}\p{M}]+)*\.?$/u

/** Longer than a name as it is typed; composing one takes quadratic time. */
const TYPED_LIMIT = 200

/** `Anna.pl` is a site. */
const DOMAIN = /\.\p{L}/u

/** The name of a person, as a link has it that they sent (`?half=Anna`); what is no name is ignored. */
export function readPersonName(text = ''): string | undefined {
  if (text.length > TYPED_LIMIT) return undefined
  const name = text.normalize('NFC').trim()
  return NAME.test(name) && !DOMAIN.test(name) ? name : undefined
}
