/** What must not compile about words. TypeScript itself is the test: `npm run test:types`. */
import type {
  Locales,
  NamespaceBlogPageTranslation,
  Translation,
  Translations,
} from '../../src/i18n/i18n-types.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { createTranslate, type PlainKey } from '../../src/i18n/t.ts'
import type { PagePath } from '../../src/urls/location.ts'

const t = createTranslate('en')

// Keys
t('nav.home')
t('blogPage.article.forBrands.title')
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
true satisfies [Language, Locales] extends [Locales, Language] ? true : false

// Dictionaries
declare const dictionary: Translation
declare const blogWords: NamespaceBlogPageTranslation
blogWords satisfies Translations['blogPage']
const { footer: _footer, ...withoutFooter } = dictionary
// @ts-expect-error a section is missing
withoutFooter satisfies Translation
// @ts-expect-error a text that English does not have
;({ ...dictionary.nav, shop: 'Shop' }) satisfies Translation['nav']
// @ts-expect-error the words of a page have a file of their own
;({ ...dictionary, blogPage: blogWords }) satisfies Translation
'Mindestens {minFollowers}.' satisfies Translation['hero']['subtitle']
// @ts-expect-error the placeholder is missing
'Mindestens 15.000.' satisfies Translation['hero']['subtitle']

// Paths
'/no/training-events' satisfies PagePath
// @ts-expect-error no such page
'/no/events' satisfies PagePath
// @ts-expect-error canonical paths end without a slash (specification, URLs)
'/en/' satisfies PagePath
