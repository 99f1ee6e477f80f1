import type { BaseTranslation } from 'typesafe-i18n'

export default {
  meta: {
    title: 'Brand deals for TikTok and Instagram influencers',
    description:
      'Apply with a TikTok or Instagram profile and {minFollowers:string}+ organic followers. If it’s a yes, you get a profile analysis and we look for brands that suit you.',
  },
  pageTitle: 'You have the voice. Here’s the brief.',
  lead: 'We look for brands you’d talk about anyway. You bring a TikTok or Instagram profile with at least {minFollowers:string} organic followers.',
  handle: {
    label: 'Your TikTok or Instagram handle',
    placeholder: '@yourname',
    error:
      'Please type just your handle, at least two characters: A to Z, digits, dots or underscores. A short link doesn’t contain it.',
  },
  next: {
    title: 'From your link to your fee',
    steps: [
      {
        title: 'You send your link',
        when: 'Any time',
        text: 'You’ll see at once that it’s arrived.',
      },
      {
        title: 'We reply',
        when: '{responseHours:string} business hours later',
        text: 'A yes or a no. After a yes, we ask for your analytics and send you our profile analysis.',
      },
      {
        title: 'You sign, then you film',
        when: 'Once a brand fits',
        text: 'The terms fill one page. Your fee arrives on the date written there.',
      },
    ],
  },
  benefitsTitle: 'What you get out of it',
  benefits: {
    brands: {
      title: 'Brands your feed hasn’t met',
      description:
        'We start from your last ten posts and look, at home and abroad, for the product missing from them. You see it before you say yes.',
    },
    growth: {
      title: 'Growth with a second pair of eyes',
      description:
        'We go through your numbers with you, find the moment viewers leave, and work out what to try next.',
    },
    training: {
      title: 'Learn today, post tomorrow',
      description:
        'Live workshops on AI tools and account security, with your own clip and your own settings. Open to everyone.',
    },
    community: {
      title: 'Colleagues, at last',
      description:
        'We introduce you to creators who’ve been there, so you can compare notes on fees and warn each other about bad briefs.',
    },
    terms: {
      title: 'Terms you can read',
      description:
        'A page you can finish before your coffee goes cold. Something unfair? Say so before you sign.',
    },
  },
  agreement:
    'The agreement says how many changes the brand may ask for, and how long it may use your video.',
  ctaTitle: '{minFollowers:string} followers? Your turn.',
  ctaSubtitle:
    'Start with your Instagram or TikTok link. If your audience came of its own accord, we’d like to meet it.',
  ctaButton: 'Apply now',
} as const satisfies BaseTranslation
