import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Influencer marketing agency in Warsaw, in two voices',
    description:
      'We pair brands with TikTok and Instagram creators who have at least {minFollowers:string} organic followers. Apply as a creator or send a brief, in seven languages.',
  },
  coreServicesTitle: 'Four parts to a good match',
  whyPartnerTitle: 'Why partner with Duet',
  elevateTitle: 'Find your other half.',
  elevateSubtitle:
    'Tell us which side of the screen you’re on. In {responseHours:string} business hours a person writes back. A newsletter never will.',
  elevateButtons: {
    influencer: 'Apply now',
    brand: 'Start a collaboration',
  },
  services: {
    scouting: {
      title: 'Influencer scouting',
      description:
        'From {minFollowers:string} organic followers we start looking. Then we stop counting and read the comments.',
    },
    analysis: {
      title: 'Profile analysis',
      description:
        'How someone talks, how they frame a shot, what people answer, and which product that suits. Both sides get our notes in writing.',
    },
    sourcing: {
      title: 'Finding the product',
      description:
        'We look for what a creator would use with the camera off, and settle brief and timing with both sides.',
    },
    education: {
      title: 'Education',
      description:
        'Online workshops and webinars on AI tools and cybersecurity. Bring an unedited clip, leave with a post. Bring your account, leave with a passkey on it.',
    },
  },
  whyChoosePoints: [
    'Organic audiences only: we ask every creator for their analytics.',
    'One contact in Warsaw who knows the brief and the creator.',
    'Fees, usage rights and deadlines in writing before anyone films.',
    'Briefs that protect the message and leave the voice alone.',
    'Tracked links in every campaign, so the result is a number.',
    'Seven languages, and the closing report in yours.',
  ],
} satisfies BaseTranslation
