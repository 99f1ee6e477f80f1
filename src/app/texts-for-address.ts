import type { AddressTexts } from '../content/address-texts.ts'
import type { Language } from '../i18n/languages.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { createTranslate } from '../i18n/t.ts'
import { readContactSearch } from '../urls/contact-search.ts'
import { readPersonName } from '../urls/person-name.ts'
import { firstOf, type Search } from '../urls/search.ts'
import { firstLine, readSubject, subjectOf } from '../urls/subject.ts'

/** What an address says of its page; empty what it does not. */
export async function textsForAddress(language: Language, search: Search): Promise<AddressTexts> {
  await loadAllMessages()
  const t = createTranslate(language)
  const duetWith = (part: keyof AddressTexts['duet']) => ({
    title: t(`homePage.duet.${part}.title`),
    lead: t(`homePage.duet.${part}.lead`),
    button: t(`homePage.duet.${part}.button`),
  })
  const partner = readPersonName(firstOf(search.half))
  return {
    duet: { start: duetWith('start'), found: duetWith('found') },
    message: firstLine(t, subjectOf(readContactSearch(search).type, readSubject(search))),
    half: partner ?? '',
    invitation: partner ? t('trainingEventsPage.ticket.invitation', { name: partner }) : '',
  }
}
