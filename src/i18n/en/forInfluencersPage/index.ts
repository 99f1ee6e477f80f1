import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'For influencers: keep your voice, gain a partner',
    description:
      'Collaborations that suit your feed, growth advice, training and terms you can read, for creators with {minFollowers:string}+ organic followers.',
  },
  pageTitle: 'Keep your voice. Gain a partner.',
  lead: 'We bring you brands you’d film for anyway, with the terms on one page. All you need is a TikTok or Instagram profile with at least {minFollowers:string} organic followers.',
  next: {
    title: 'What happens next',
    who: 'Who',
    when: 'When',
    receive: 'You get',
    steps: [
      {
        title: 'You send your link',
        who: 'You',
        when: 'Whenever it suits you',
        receive: 'A note on screen as soon as it arrives',
      },
      {
        title: 'We reply',
        who: 'Your contact in Warsaw',
        when: 'In {responseHours:string} business hours',
        receive: 'The next step and, before you meet a brand, your profile reading in writing',
      },
      {
        title: 'You agree, then film',
        who: 'You, the brand and us',
        when: 'Terms before you film, the fee on the day agreed',
        receive: 'One page with every term on it, usage rights included',
      },
    ],
  },
  benefitsTitle: 'What’s in it for you',
  benefits: {
    brands: {
      title: 'Brands from beyond your feed',
      description:
        'Collaborations with brands at home and abroad, matched to what you already post. You see the product before you say yes.',
    },
    growth: {
      title: 'Growth with a second pair of eyes',
      description:
        'We go through your numbers with you: what holds attention, what loses it, and what to try in the next ten posts.',
    },
    training: {
      title: 'Training that keeps you current',
      description:
        'Live workshops on AI tools and account security, open to every creator in the network and recorded whenever we can.',
    },
    community: {
      title: 'Colleagues, at last',
      description:
        'A community of creators who swap notes on rates, warn each other about bad briefs and show up for each other’s launches.',
    },
    terms: {
      title: 'Terms you can read',
      description:
        'Fee, deadlines, usage rights and payment date on one page, agreed before you film. A fair partnership is one you can check.',
    },
  },
  ctaTitle: '{minFollowers:string} followers? The left frame is yours.',
  ctaSubtitle:
    'Send us your Instagram or TikTok link. If your audience grew organically, we’d like to meet it.',
  ctaButton: 'Apply now',
} satisfies BaseTranslation
