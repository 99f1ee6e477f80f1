import type { BaseTranslation } from 'typesafe-i18n'

export default {
  meta: {
    title: 'Workshops for creators: AI tools, account security',
    description:
      'Cut your own clip with AI, lock down your own account: free live online workshops for creators and marketing teams.',
  },
  pageTitle: 'Rehearse before you record',
  lead: 'For creators and marketing teams: free live workshops on AI tools and account security.',
  upcomingTitle: 'Upcoming events',
  archiveTitle: 'Archive',
  noUpcoming: 'Nothing is scheduled right now. New sessions will appear here first.',
  noPast:
    'The archive is empty for now. When a session is recorded, you’ll find the recording here.',
  registerButton: 'Register',
  watchRecordingButton: 'Watch Recording',
  recordingNotAvailable: 'Recording not available',
  addToCalendar: 'Add to calendar',
  warsawTime: '{time:string}, Warsaw time',
  yourTime: '{time:string}, your time',
  duration: '{minutes:number} min',
  speaker: 'With {name:string}',
  places: 'Room for {places:number}',
  free: 'Free',
  heldIn: {
    en: 'In English',
    pl: 'In Polish',
    de: 'In German',
    fr: 'In French',
    es: 'In Spanish',
    ru: 'In Russian',
    no: 'In Norwegian',
  },
  sampleNote: 'Dates and speakers are made up, in the archive too.',
  confirmation: 'The place is yours once we confirm by email.',
  sampleUpcomingEvents: {
    'ai-editing': {
      title: 'AI editing for vertical video',
      format: 'Online workshop',
      speaker: 'Marta Zielińska',
      summary:
        'From forty minutes of your own footage to three short videos. Plus: when an edited body or face needs a label.',
    },
    'account-security': {
      title: 'Lock it down: security for creators',
      format: 'Live webinar',
      speaker: 'Jonas Weber',
      summary:
        'Passkeys, phishing and a recovery plan. We do it on screen; you do the same on your own account.',
    },
    'prompts-in-your-voice': {
      title: 'Prompts that sound like you',
      format: 'Online workshop',
      speaker: 'Camille Laurent',
      summary:
        'Write a style guide for your own voice and teach an AI assistant to stick to it, favourite words included.',
    },
    'brand-accounts': {
      title: 'Brand accounts without the break-⁠ins',
      format: 'Live webinar',
      speaker: 'Jonas Weber',
      summary:
        'Roles, access and handovers for marketing teams that share one login, and how to stop sharing it.',
    },
  },
  samplePastEvents: {
    'reading-a-contract': {
      title: 'Reading a contract in twenty minutes',
      summary: 'Usage rights, exclusivity, deadlines: where to look first.',
    },
    'captions-with-ai': {
      title: 'Subtitles by AI, checked by humans',
      summary: 'Names, jokes, timing: what the machine doesn’t hear.',
    },
    'phishing-night': {
      title: 'Phishing night: scam offers taken apart live',
      summary: 'Sender, link, urgency: what gives a fake offer away.',
    },
    'rates-and-negotiations': {
      title: 'Say it out loud: negotiating your fee',
      summary: 'Fee, usage rights, and the pause after you’ve named your price.',
    },
  },
  read: {
    'mark-the-ad': 'Read: Call it an ad before somebody else does',
    'a-brief-that-gets-a-yes': 'Read: The brief that gets a yes',
    'ai-holds-the-camera': 'Read: Let AI hold the camera, not the opinion',
    'false-brand-mail': 'Read: That brand in your inbox may not be one',
  },
  ticket: {
    title: 'Your ticket',
    lead: 'One half has your name on it. Who gets the other?',
    unconfirmed: 'To be confirmed by email',
    whole: 'Both halves are taken.',
    bring: 'Invite your other half',
    free: 'Plus one',
    separately: 'Registers separately',
    save: 'Save as an image',
    notSaved: 'The image couldn’t be saved',
    note: 'The ticket is kept only in this tab. The link you send carries your name.',
    linkCopied: 'Link copied. Send it to your other half.',
    invitation: '{name:string} has one half of this ticket. The other could be yours.',
    alt: 'Ticket for “{title:string}”',
  },
  ctaTitle: 'See you at rehearsal.',
  ctaSubtitle:
    'Tell us your topic and when you’re free. We’ll answer with a date, or an honest “not yet”.',
  ctaButton: 'Ask for a slot',
  ctaBlog: 'Read the articles',
  registerMessage: 'I’d like to register for “{title:string}”.',
} as const satisfies BaseTranslation
