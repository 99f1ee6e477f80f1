import type { BaseTranslation } from 'typesafe-i18n'

export default {
  meta: {
    title: 'Influencer campaigns on TikTok and Instagram',
    description:
      'Name the product, market and date. You get TikTok and Instagram creators, a reason for each one, and a closing report that sets return against spend.',
  },
  pageTitle: 'You have the brief. Here’s the voice.',
  lead: 'Tell us the product, the market and the date. We’ll bring creators with at least {minFollowers:string} organic followers and, at the end, a report that adds up.',
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
    steps: [
      {
        title: 'You send the brief',
        when: 'Any time',
        text: 'Confirmed on screen, straight away.',
      },
      {
        title: 'We reply',
        when: '{responseHours:string} business hours later',
        text: 'A few questions and, once you’ve answered, a shortlist with a reason beside every name.',
      },
      {
        title: 'You sign, they film',
        when: 'On the agreed dates',
        text: 'You get the signed agreement, a draft to comment on and, at the end, a report your finance team can follow.',
      },
    ],
  },
  advantagesTitle: 'What your budget buys',
  advantages: {
    reach: {
      title: 'Reach where you sell',
      description:
        'Tell us who you want to reach: their age, language and market. We’ll show you which creators they already watch.',
    },
    engagement: {
      title: 'Engagement that means it',
      description:
        'Even {minFollowers:string} followers can stay silent. We check whether people ask questions, and whether the creator answers. If not, we keep looking.',
    },
    results: {
      title: 'Results you can trace',
      description:
        'We write down what we’ll count. Then we count it, link by link or code by code, with return beside spend.',
    },
    ideas: {
      title: 'Ideas made for the feed',
      description:
        'A vertical video has one moment to stop a thumb. We plan it with the creator, who knows whose thumb it is.',
    },
    network: {
      title: 'A network we’ve vetted',
      description:
        'International, and checked by eye: one of us has watched every creator we suggest.',
    },
  },
  case: {
    title: 'Anatomy of a campaign',
    quote: '“{text:string}”',
    lead: 'A worked example, from brief to result. Real names, figures and dates will follow, once everyone has agreed.',
    briefText: 'Wanted: first orders from people who’ve never smelled it.',
    pick: 'The pick',
    pickText:
      'A creator who describes scents without superlatives. Viewers ask what each one smells like, and get an answer.',
    labelText:
      'The ad label is in Polish, the viewers’ language, and on screen from the first second.',
    count: 'Cost per first order',
    ownFigures: 'Try it with your own figures.',
    notAFigure: 'Enter a number above zero, and a whole number for orders.',
    spent: 'fee + samples + postage',
    orders: 'orders with the creator’s code',
    unit: '{count:number} {{zloty|zloty}} per order',
    report: 'The report',
    sources: [
      {
        figure: '{count:number} {{zloty|zloty}} spent',
        from: 'Taken from the signed agreement and the receipts',
      },
      {
        figure: '{count:number} {{order|orders}}',
        from: 'Taken from the shop’s records for the creator’s code',
      },
    ],
    source: 'Every figure has its source and date.',
  },
  ctaTitle: 'Just add your brief.',
  ctaSubtitle: 'Half of one will do. We’ll help you write the rest.',
  ctaButton: 'Send a brief',
} as const satisfies BaseTranslation
