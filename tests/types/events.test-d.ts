/** An event that is registered halfway does not compile. TypeScript itself is the test. */
import type { AnnouncedFacts, EventId, PastEventId, PastFacts } from '../../src/content/events.ts'
import type { NamespaceTrainingEventsPageTranslation } from '../../src/i18n/i18n-types.ts'

type Words = NamespaceTrainingEventsPageTranslation['sampleUpcomingEvents']

declare const id: EventId
id satisfies keyof Words
declare const key: keyof Words
// Words without an event
key satisfies EventId

declare const events: Record<EventId, AnnouncedFacts>
const { 'ai-editing': _facts, ...withoutEditing } = events
// @ts-expect-error an id without a date
withoutEditing satisfies Record<EventId, AnnouncedFacts>
// @ts-expect-error how many places?
;({ format: 'webinar', starts: '2027-01-14T17:00+01:00', minutes: 60 }) satisfies AnnouncedFacts

declare const past: Record<PastEventId, PastFacts>
const { 'phishing-night': _past, ...withoutPhishing } = past
// @ts-expect-error words without a past event
withoutPhishing satisfies Record<PastEventId, PastFacts>
