import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'For brands: creators your audience believes',
    description:
      'Targeted reach, honest engagement and results you can trace, from a vetted international network of creators.',
  },
  pageTitle: 'You have the brief. Here’s the voice.',
  lead: 'Tell us the product, the market and the date. We’ll find creators with at least {minFollowers:string} organic followers and put the terms in writing.',
  next: {
    title: 'What happens next',
    who: 'Who',
    when: 'When',
    receive: 'You get',
    steps: [
      {
        title: 'You send the brief',
        who: 'You',
        when: 'Whenever it suits you',
        receive: 'A note on screen as soon as it arrives',
      },
      {
        title: 'We reply',
        who: 'Your contact in Warsaw',
        when: 'In {responseHours:string} business hours',
        receive: 'The next step, then creators who fit and our reasons for each one',
      },
      {
        title: 'You agree, they film',
        who: 'You, the creator and us',
        when: 'Terms before anyone films, the report once the campaign is over',
        receive: 'One page of terms, and a closing report your finance team can follow',
      },
    ],
  },
  advantagesTitle: 'What your budget buys',
  advantages: {
    reach: {
      title: 'Reach that hits home',
      description:
        'We match by audience, language and market, so your budget reaches the people you’d pick yourself.',
    },
    engagement: {
      title: 'Engagement that means it',
      description:
        'Creators with organic followings of {minFollowers:string} or more, whose comments read like conversations, because they are.',
    },
    results: {
      title: 'Results you can trace',
      description:
        'Tracked links and codes, agreed metrics and one closing report that sets return against spend.',
    },
    ideas: {
      title: 'Ideas made for the feed',
      description:
        'Campaign concepts written with the creator, built for vertical video and the first two seconds.',
    },
    network: {
      title: 'A network we’ve vetted',
      description:
        'Every profile, in every market, is checked for tone, visual style and audience before it reaches your shortlist.',
    },
  },
  ctaTitle: 'The right frame is open.',
  ctaSubtitle:
    'Send us the brief, even a rough one. We’ll come back with creators who fit, and say why we picked each one.',
  ctaButton: 'Start a collaboration',
} satisfies BaseTranslation
