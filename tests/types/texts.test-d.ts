/** What must not compile about words. TypeScript itself is the test: `npm run test:types`. */
import type { NAMESPACES } from '../../src/i18n/load-texts.ts'
import { createTranslate, type PlainKey } from '../../src/i18n/t.ts'
import type { ArgumentsOf, Namespace, SharedTexts, Texts } from '../../src/i18n/types.ts'
import { phraseOf } from '../../src/urls/brief.ts'
import type { PagePath } from '../../src/urls/location.ts'

const t = createTranslate('en')

// Keys
t('nav.home')
t('blogPage.article.brand.title')
// @ts-expect-error no such section
t('navigation.home')
// @ts-expect-error no such text
t('nav.homme')
// @ts-expect-error a section is not a text
t('nav')
// @ts-expect-error the list has six entries
t('homePage.whyChoosePoints.6')
// @ts-expect-error a key is known when the page is compiled, not any string
t('nav.home' as string)
t(
  // @ts-expect-error not the number of arguments: the key
  'blogPage.resultCont',
)

// Arguments
t('blogPage.resultCount', { count: 3 })
// @ts-expect-error the text counts something
t('blogPage.resultCount')
// @ts-expect-error the argument has another name
t('blogPage.resultCount', { amount: 3 })
// @ts-expect-error a formatted text, not the bare number
t('hero.subtitle', { minFollowers: 15_000 })
// @ts-expect-error this text takes no argument
t('nav.home', { count: 3 })
declare const service: 'scouting' | 'education'
t(`homePage.services.${service}.description`, { minFollowers: '15,000' })
// @ts-expect-error one of the two texts names the followers
t(`homePage.services.${service}.description`)

// @ts-expect-error this text needs an argument
'blogPage.resultCount' satisfies PlainKey

// Languages
// @ts-expect-error Bokmål's code on this site is `no`
createTranslate('nb')

// Dictionaries
declare const dictionary: SharedTexts
const { footer: _footer, ...withoutFooter } = dictionary
// @ts-expect-error a section is missing
withoutFooter satisfies SharedTexts
// @ts-expect-error a text that English does not have
;({ ...dictionary.nav, shop: 'Shop' }) satisfies SharedTexts['nav']
declare const blogWords: Texts['blogPage']
// @ts-expect-error the words of a page have a file of their own
;({ ...dictionary, blogPage: blogWords }) satisfies SharedTexts
'Mindestens {minFollowers}.' satisfies SharedTexts['hero']['subtitle']
// @ts-expect-error the placeholder is missing
'Mindestens 15.000.' satisfies SharedTexts['hero']['subtitle']
// @ts-expect-error the placeholder has another name
'Mindestens {followers}.' satisfies SharedTexts['hero']['subtitle']
'{year}, {dayAndMonth}' satisfies SharedTexts['dates']['date']
// @ts-expect-error one of the two placeholders is missing
'{dayAndMonth}' satisfies SharedTexts['dates']['date']
declare const points: Texts['homePage']['whyChoosePoints']
const [_first, ...tooFewPoints] = points
// @ts-expect-error the list is shorter than the English one
tooFewPoints satisfies typeof points
// @ts-expect-error the list is longer than the English one
;[...points, 'Sieben Sprachen'] satisfies typeof points

// Phrases of a brief
phraseOf('month', 'march')
// @ts-expect-error March is no market
phraseOf('market', 'march')

// Placeholders
type Counted = ArgumentsOf<'{count:number} {{post|posts}} by {author:string}'>
;({ count: 3, author: 'Ada' }) satisfies Counted
// @ts-expect-error a number, as English says
;({ count: '3', author: 'Ada' }) satisfies Counted
// @ts-expect-error a type that no placeholder has
;({ count: 3 }) satisfies ArgumentsOf<'{count:numeral}'>

// Namespaces
declare const ofPage: Namespace
// Every page that has texts is in the list.
ofPage satisfies (typeof NAMESPACES)[number]

// Paths
'/no/training-events' satisfies PagePath
// @ts-expect-error no such page
'/no/events' satisfies PagePath
// @ts-expect-error canonical paths end without a slash (specification, URLs)
'/en/' satisfies PagePath
