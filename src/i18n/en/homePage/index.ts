import type { BaseTranslation } from 'typesafe-i18n'

export default {
  meta: {
    title: 'Influencer marketing agency in Warsaw',
    description:
      'We pair brands with TikTok and Instagram creators who have at least {minFollowers:string} organic followers. Apply as a creator or send a brief in any of seven languages.',
  },
  duet: {
    start: {
      title: 'Send half a duet.',
      lead: 'Draw a tune eight beats long and share the link: whoever opens it adds the second voice.',
      button: 'Draw your half',
    },
    found: {
      title: 'Someone sent you half a duet.',
      lead: 'The other frame is yours. Add the second voice, then listen to both.',
      button: 'Add your half',
    },
    whole: {
      title: 'Now it’s a duet.',
      lead: 'Two voices, one piece. We do the same with creators and brands.',
      button: 'Listen to it',
    },
    sample: {
      title: 'A sample duet.',
      lead: 'The second voice is a stand-in. The real one comes from whoever gets your link.',
      button: 'Hear an answer',
    },
    hint: {
      touch: 'Tap or draw the bars.',
      keys: 'Draw the bars, or type eight digits: 1 to 5 for a note, 0 for a rest.',
    },
    beat: 'Beat {beat:number}',
    note: '{note:number} of {highest:number}',
    rest: 'rest',
    voice: 'Voice {voice:number}: {notes:string}',
    noScript: 'Turn on JavaScript to listen.',
    listen: 'Listen',
    stop: 'Stop',
    send: 'Send your half',
    sendBack: 'Send it back',
    linkCopied: 'Link copied. Send it to your other half.',
    forReal: 'A real duet starts here:',
  },
  coreServicesTitle: 'Four parts to a good match',
  whyPartnerTitle: 'What you can hold us to',
  elevateTitle: 'Find your other half.',
  elevateSubtitle:
    'Tell us which half of the screen is yours, and someone will write back. Allow {responseHours:string} business hours. Expect no newsletter.',
  elevateButtons: {
    influencer: 'Apply now',
    brand: 'Send a brief',
  },
  services: {
    scouting: {
      title: 'Influencer scouting',
      description:
        'At {minFollowers:string} organic followers we start looking. Then we stop counting and read the comments.',
    },
    analysis: {
      title: 'Profile analysis',
      description:
        'How someone talks, how they frame a shot, what people say back, and which product that points to. The creator gets our notes in writing; so does the brand, if the creator agrees.',
    },
    sourcing: {
      title: 'Finding the product',
      description:
        'We look for what a creator would use with the camera off, then agree the brief and the dates with both sides.',
    },
    education: {
      title: 'Education',
      description:
        'Online workshops and webinars on AI tools and cybersecurity. Bring an unedited clip, leave with a post. Bring your account, leave with it locked down.',
    },
  },
  whyChoosePoints: [
    'Organic audiences, checked: every creator shows us their analytics.',
    'One contact in Warsaw who knows the brief and the creator.',
    'Fees, usage rights and deadlines in writing before anyone films.',
    'Briefs that protect the message and leave the voice alone.',
    'Tracked links in every campaign, so you can check the result.',
    'Seven languages, and the closing report in the one you choose.',
  ],
} as const satisfies BaseTranslation
