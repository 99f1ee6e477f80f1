import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Brand deals for TikTok and Instagram influencers',
    description:
      'Apply with a TikTok or Instagram profile and {minFollowers:string}+ organic followers. You get brands that suit your feed, an analysis of your profile and a payment date.',
  },
  pageTitle: 'You have the voice. Here’s the brief.',
  lead: 'We bring brands you’d film for anyway. You bring a TikTok or Instagram profile with at least {minFollowers:string} organic followers.',
  handle: {
    label: 'Your name on TikTok or Instagram',
    placeholder: '@yourname',
  },
  next: {
    title: 'From your link to your fee',
    who: 'Who',
    when: 'When',
    receive: 'You get',
    steps: [
      {
        title: 'You send your link',
        who: 'You',
        when: 'Any time',
        receive: 'A note on screen, at once',
      },
      {
        title: 'We reply',
        who: 'Your contact in Warsaw',
        when: 'In {responseHours:string} business hours',
        receive: 'A yes or a no. With the yes comes your profile analysis',
      },
      {
        title: 'You sign, then you film',
        who: 'You, the brand and us',
        when: 'As soon as the page says what you agreed',
        receive:
          'One page with fee, deadlines, usage rights and ad label. Then the money, on the day it names',
      },
    ],
  },
  benefitsTitle: 'What you walk away with',
  benefits: {
    brands: {
      title: 'Brands your feed hasn’t met',
      description:
        'We start from your last ten posts and look for the product missing from them, at home and abroad. You see it before you say yes.',
    },
    growth: {
      title: 'Growth with a second pair of eyes',
      description:
        'We go through your numbers with you and look for the second where viewers leave. Then for what to try in the next video.',
    },
    training: {
      title: 'Training you can post tomorrow',
      description:
        'Live workshops on AI tools and account security, with your own clip and your own settings. Open to everyone, recorded whenever we can.',
    },
    community: {
      title: 'Colleagues, at last',
      description:
        'A community of creators who compare notes on negotiating, warn each other about bad briefs and share each other’s launches.',
    },
    terms: {
      title: 'Terms you can read',
      description:
        'What you owe, what you’re owed and when, in words you can finish before your coffee cools. A fair partnership is one you can check.',
    },
  },
  ctaTitle: '{minFollowers:string} followers? Take the left half.',
  ctaSubtitle:
    'Your Instagram or TikTok link is all it takes. If your audience came of its own accord, we’d like to meet it.',
  ctaButton: 'Apply now',
} satisfies BaseTranslation
