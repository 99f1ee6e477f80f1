import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Creators and brands, in tune',
    description:
      'An influencer marketing agency in Warsaw that pairs brands with TikTok and Instagram creators who’ve earned at least {minFollowers:string} organic followers.',
  },
  coreServicesTitle: 'Four parts to a good match',
  whyPartnerTitle: 'Why partner with Duet',
  elevateTitle: 'Find your other half.',
  elevateSubtitle:
    'Tell us which side of the screen you’re on. We’ll reply in {responseHours:string} business hours, with a next step instead of a newsletter.',
  elevateButtons: {
    influencer: 'Apply now',
    brand: 'Start a collaboration',
  },
  services: {
    scouting: {
      title: 'Influencer scouting',
      description:
        'We look for people before numbers: TikTok and Instagram creators with {minFollowers:string} or more organic followers and an audience that joins in.',
    },
    analysis: {
      title: 'Profile analysis',
      description:
        'Before anyone meets, we study three things: tone of voice, visual style and how the audience responds. You get our reading in writing.',
    },
    sourcing: {
      title: 'Brand & product sourcing',
      description:
        'We find products a creator would use with the camera off, then settle the brief, the terms and the timing with both sides.',
    },
    education: {
      title: 'Education',
      description:
        'Online workshops and webinars on AI tools and cybersecurity, so ideas move faster and accounts stay in the right hands.',
    },
  },
  whyChoosePoints: [
    'Organic audiences only. No bought followers, no pods, no exceptions.',
    'One contact in Warsaw who knows the brief and the creator.',
    'Fees, usage rights and deadlines in writing before anyone films.',
    'Briefs that protect the message and leave the voice alone.',
    'Tracked links in every campaign, so the result is a number.',
    'Seven languages, and nothing that sounds translated.',
  ],
} satisfies BaseTranslation
