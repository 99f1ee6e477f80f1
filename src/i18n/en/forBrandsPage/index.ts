import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Influencer campaigns on TikTok and Instagram',
    description:
      'Send product, market and date. You get TikTok and Instagram creators, a reason for each one, and a closing report that sets return against spend.',
  },
  pageTitle: 'You have the brief. Here’s the voice.',
  lead: 'Tell us the product, the market and the date. We’ll bring creators with at least {minFollowers:string} organic followers and, at the end, the arithmetic.',
  brief: {
    begin: 'We sell',
    ask: {
      product: 'what?',
      market: 'where?',
      month: 'when?',
    },
    product: {
      perfume: 'perfume',
      cosmetics: 'cosmetics',
      clothes: 'clothes',
      food: 'food',
      drinks: 'drinks',
      electronics: 'electronics',
      games: 'games',
      apps: 'apps',
      travel: 'travel',
      other: 'something else',
    },
    market: {
      poland: 'in Poland',
      germany: 'in Germany',
      france: 'in France',
      spain: 'in Spain',
      norway: 'in Norway',
      uk: 'in the UK',
      usa: 'in the USA',
      several: 'in several countries',
      other: 'in another country',
    },
    month: {
      january: 'in January',
      february: 'in February',
      march: 'in March',
      april: 'in April',
      may: 'in May',
      june: 'in June',
      july: 'in July',
      august: 'in August',
      september: 'in September',
      october: 'in October',
      november: 'in November',
      december: 'in December',
    },
  },
  next: {
    title: 'From brief to closing report',
    who: 'Who',
    when: 'When',
    receive: 'You get',
    steps: [
      {
        title: 'You send the brief',
        who: 'You',
        when: 'Any time',
        receive: 'Confirmation on screen',
      },
      {
        title: 'We reply',
        who: 'Your contact in Warsaw',
        when: 'In {responseHours:string} business hours',
        receive: 'A few questions, then a shortlist with a reason beside every name',
      },
      {
        title: 'You agree, they film',
        who: 'You, the creator and us',
        when: 'On the dates you agreed',
        receive: 'The signed page, then a report your finance team can follow',
      },
    ],
  },
  advantagesTitle: 'What your budget buys',
  advantages: {
    reach: {
      title: 'Reach with a return address',
      description:
        'Tell us who should see it: which age, which language, which market. We’ll show you who they already watch.',
    },
    engagement: {
      title: 'Engagement that means it',
      description:
        '{minFollowers:string} followers can all be silent. We check whether people ask, and whether the creator answers. If not, we keep looking.',
    },
    results: {
      title: 'Results you can trace',
      description:
        'We write down what we’ll count. Then we count it, link by link and code by code, with return beside spend.',
    },
    ideas: {
      title: 'Ideas made for the feed',
      description:
        'A vertical video has two seconds to stop a thumb. We write them with the creator, who knows whose thumb it is.',
    },
    network: {
      title: 'A network we’ve vetted',
      description:
        'International, and checked by eye: somebody here has watched every creator we suggest to you.',
    },
  },
  case: {
    title: 'Anatomy of a case',
    lead: 'Until the first client agrees to be named, only the form is here. Names, figures and dates follow with their consent.',
    creator: 'Side A: the creator',
    creatorText: 'Who filmed it, with a link to the profile and to the piece.',
    brand: 'Side B: the brand',
    brandText: 'What was wanted, in the brand’s own words.',
    result: 'One result',
    resultText: 'With its source and its day',
    runBy: 'Below it: who ran the case, and what the client says of it.',
  },
  ctaTitle: 'The right half is open.',
  ctaSubtitle: 'Half a brief will do. We’ll help you write the other half.',
  ctaButton: 'Start a collaboration',
} satisfies BaseTranslation
