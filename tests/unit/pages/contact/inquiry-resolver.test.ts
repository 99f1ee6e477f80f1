import { expect, test } from 'vitest'
import { validTexts } from '../../../../scripts/harness/submission.ts'
import { INQUIRY_TYPES } from '../../../../src/contact/inquiry-type.ts'
import { inquiryResolver, normalised } from '../../../../src/pages/contact/inquiry-resolver.ts'

const TYPED = {
  name: '  Zoe\u0308 ',
  email: ' zoe@example.com',
  profileLink: '@zoe ',
  message: 'one\r\ntwo\n',
}

// A retry keeps its key as long as the words are the same: else one inquiry would be stored twice.
test.each(INQUIRY_TYPES)(
  'the %s form gives the same words without the rules as with them',
  async (type) => {
    const typed = { ...validTexts(type), ...TYPED }
    const judged = await inquiryResolver(type, undefined)(typed, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    })
    expect(judged.values).toEqual(normalised(typed, type))
  },
)
