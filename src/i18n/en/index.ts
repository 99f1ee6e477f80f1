import type { BaseTranslation } from '../i18n-types.ts'

const en = {
  agencyName: 'Duet',
  nav: {
    home: 'Home',
    forInfluencers: 'For Influencers',
    forBrands: 'For Brands',
    blog: 'Blog',
    training: 'Training & Events',
    contact: 'Contact',
  },
  hero: {
    title: 'The best ads are duets.',
    subtitle:
      'Duet is an influencer marketing agency. We pair brands with TikTok and Instagram creators who earned every follower: at least {minFollowers:string} of them, all organic. Two voices, one piece people watch to the end.',
    ctaInfluencer: 'Join as a creator',
    ctaBrand: 'Partner with us',
  },
  homePage: {
    coreServicesTitle: 'Four parts to a good match',
    whyPartnerTitle: 'Why partner with Duet',
    elevateTitle: 'Find your other half.',
    elevateSubtitle:
      'Tell us which side of the screen you’re on. We’ll answer in {responseHours:string} business hours, with a next step instead of a newsletter.',
    services: {
      scouting: {
        title: 'Influencer scouting',
        description:
          'We look for people before numbers: TikTok and Instagram creators with {minFollowers:string} or more organic followers and an audience that talks back.',
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
  },
  forInfluencersPage: {
    pageTitle: 'Keep your voice. Gain a partner.',
    benefits: [
      {
        title: 'Brands from beyond your feed',
        description:
          'Collaborations with brands at home and abroad, matched to what you already post. You see the product before you say yes.',
      },
      {
        title: 'Growth with a second pair of eyes',
        description:
          'We go through your numbers with you: what holds attention, what loses it, and what to try in the next ten posts.',
      },
      {
        title: 'Training that keeps you current',
        description:
          'Live workshops on AI tools and account security, open to every creator in the network and recorded whenever we can.',
      },
      {
        title: 'Colleagues, at last',
        description:
          'A community of creators who swap notes on rates, warn each other about bad briefs and show up for each other’s launches.',
      },
      {
        title: 'Terms you can read',
        description:
          'Fee, deadlines, usage rights and payment date on one page, agreed before you film. The partnership is fair because you can check it.',
      },
    ],
    ctaTitle: '{minFollowers:string} followers? The left frame is yours.',
    ctaSubtitle:
      'Send us your Instagram or TikTok link. If your audience grew organically, we’d like to meet it.',
    ctaButton: 'Apply now',
  },
  forBrandsPage: {
    pageTitle: 'You have the brief. Here’s the voice.',
    advantages: [
      {
        title: 'Reach with an address',
        description:
          'We match by audience, language and market, so your budget speaks to the people you would pick yourself.',
      },
      {
        title: 'Engagement that answers back',
        description:
          'Creators with organic followings of {minFollowers:string} and up, whose comments read like conversations because they are.',
      },
      {
        title: 'Results you can trace',
        description:
          'Tracked links and codes, agreed metrics and one closing report that sets return against spend.',
      },
      {
        title: 'Ideas made for the feed',
        description:
          'Campaign concepts written with the creator, built for vertical video and the first two seconds.',
      },
      {
        title: 'A network we have vetted',
        description:
          'Every profile is checked for tone, aesthetics and audience quality before it reaches your shortlist, in any market.',
      },
    ],
    ctaTitle: 'The right frame is open.',
    ctaSubtitle:
      'Tell us about the product, the market and the date. We’ll come back with creators who fit and tell you why we picked each one.',
    ctaButton: 'Start a collaboration',
  },
  blogPage: {
    pageTitle: 'Notes from both sides of the screen',
    searchPlaceholder: 'Search articles...',
    categories: {
      all: 'All',
      ai: 'AI',
      cybersecurity: 'Cybersecurity',
      influencerMarketing: 'Influencer marketing',
      genZ: 'Gen Z',
    },
    noArticles: 'Nothing here yet. Try another word or choose a different category.',
    samplePosts: [
      {
        title: 'Let AI hold the camera, not the opinion',
        categoryKey: 'ai',
        author: 'Marta Zielińska',
        excerpt:
          'Drafts, captions, rough cuts: hand them over. Your point of view is the part people followed you for, so keep that one.',
      },
      {
        title: 'Phone gone, account still yours',
        categoryKey: 'cybersecurity',
        author: 'Jonas Weber',
        excerpt:
          'Passkeys, recovery codes and a second admin. A forty-minute routine that saves a creator’s whole archive.',
      },
      {
        title: 'The brief that gets a yes',
        categoryKey: 'influencerMarketing',
        author: 'Ola Kowalczyk',
        excerpt:
          'One message, two must-haves and room to improvise. We took apart the briefs that creators answer the same day.',
      },
      {
        title: 'Gen Z reads the comments first',
        categoryKey: 'genZ',
        author: 'Camille Laurent',
        excerpt:
          'The video opens the door, but the comments decide. Here’s what that means for your replies and your pinned post.',
      },
      {
        title: 'How to spot a follower who was never there',
        categoryKey: 'influencerMarketing',
        author: 'Daniel Ruiz',
        excerpt:
          'Five signs of a bought audience, visible from the outside, and the one question that settles the matter.',
      },
      {
        title: 'That brand in your inbox may not be one',
        categoryKey: 'cybersecurity',
        author: 'Ingrid Solheim',
        excerpt:
          'Fake collaboration offers target creators coming off a good month. Here’s how to read the sender.',
      },
    ],
    searchLabel: 'Search articles',
    categoryLabel: 'Category',
    resultCount: '{count:number} {{article|articles}}',
    clearFilters: 'Show all articles',
    menu: {
      label: 'Options for {title:string}',
      copyLink: 'Copy link',
      linkCopied: 'Link copied',
      share: 'Share',
      email: 'Email',
    },
  },
  trainingEventsPage: {
    pageTitle: 'Rehearse before you record',
    upcomingTitle: 'Upcoming events',
    archiveTitle: 'Archive',
    noUpcoming: 'Nothing on the bill right now. New sessions are announced here first.',
    noPast:
      'The archive is empty for now. When a session is recorded, you’ll find the recording here.',
    registerButton: 'Register',
    watchRecordingButton: 'Watch Recording',
    recordingNotAvailable: 'Recording not available',
    sampleUpcomingEvents: [
      {
        title: 'AI editing for vertical video',
        format: 'Online workshop, 2 hours',
        summary:
          'From forty minutes of footage to three cuts. Bring one unedited clip and leave with a finished post.',
      },
      {
        title: 'Lock it down: security for creators',
        format: 'Live webinar, 60 minutes',
        summary:
          'Passkeys, phishing and recovery plans, practised live on your own accounts with a specialist watching.',
      },
      {
        title: 'Prompts that sound like you',
        format: 'Online workshop, 90 minutes',
        summary:
          'Write a style guide to your own voice and teach an AI assistant to stick to it, accent included.',
      },
      {
        title: 'Brand accounts without the break-ins',
        format: 'Live webinar, 45 minutes',
        summary:
          'Roles, access and handovers for marketing teams that share one login, and how to stop sharing it.',
      },
    ],
    samplePastEvents: [
      {
        title: 'Reading a contract in twenty minutes',
      },
      {
        title: 'Captions with AI, checked by humans',
      },
      {
        title: 'Phishing night: live teardown of scam offers',
      },
      {
        title: 'Behind closed doors: rates and negotiation',
      },
    ],
    registerMessage: 'I’d like to register for “{title:string}”.',
  },
  contactPage: {
    pageTitle: 'Your turn.',
    intro: 'Pick your side of the screen and write to us. A person in Warsaw reads every message.',
    typeLabel: 'I’m writing…',
    types: {
      general: 'With a question',
      influencer: 'As an influencer',
      brand: 'As a brand',
    },
    formTitles: {
      general: 'Send Us a Message',
      influencer: 'Join Our Network',
      brand: 'Partner With Us',
    },
    buttons: {
      general: 'Send Message',
      influencer: 'Apply Now',
      brand: 'Submit Inquiry',
      sending: 'Sending…',
    },
    fields: {
      name: 'Full Name',
      email: 'Email Address',
      profileLink: 'Instagram/TikTok Profile Link',
      message: 'Message',
      required: 'required',
    },
    placeholders: {
      name: 'Anna Nowak',
      email: 'anna@example.com',
      profileLink: 'https://www.tiktok.com/@yourname',
      messageGeneral: 'What would you like to talk about?',
      messageInfluencer: 'What do you post about, and who watches?',
      messageBrand: 'The product, the market and the date you have in mind.',
    },
    hints: {
      profileLink: 'At least {minFollowers:string} organic followers.',
    },
    fieldErrors: {
      name: 'Please enter your full name.',
      email: 'Please enter your email address.',
      emailFormat: 'This email address looks incomplete.',
      profileLink: 'Please provide your Instagram/TikTok profile link.',
      message: 'Please write a short message.',
      profileLinkFormat: 'This should be an Instagram or TikTok link, or an @handle.',
      tooLong: 'This is too long: {max:number} characters at most.',
      forbiddenCharacters: 'This contains characters we can’t accept.',
    },
    errors: {
      title: 'Validation Error',
      required: 'Please fill in all required fields (Name, Email, Message).',
      profileLink: 'Please provide your Instagram/TikTok profile link.',
    },
    success: {
      title: 'Message Sent!',
      description: "Thank you for contacting us. We'll get back to you soon.",
    },
    direct: {
      title: 'Direct contact',
      emailLabel: 'Email',
      email: 'hello@duet.example',
      phoneLabel: 'Phone',
      phone: '+48 22 000 00 00',
      addressLabel: 'Address',
      address: 'Warsaw, Poland',
    },
    officeHours: {
      title: 'Office hours',
      days: 'Monday to Friday',
      hours: '{opens:string}–{closes:string} CET/CEST',
      note: 'Warsaw time',
    },
    responseTime: {
      title: 'Our reply',
      text: 'In {responseHours:string} business hours.',
    },
    charactersLeft: '{count:number} {{character|characters}} left',
    privacy:
      'We use what you write only to answer you, and delete it after {retentionDays:number} days.',
    failure: {
      offline: {
        title: 'You’re offline',
        description: 'Your message is safe here. Send it when you’re back online.',
      },
      unknown: {
        title: 'Not confirmed yet',
        description:
          'We couldn’t confirm that your message arrived. Trying again is safe: it won’t be sent twice.',
      },
      retryable: {
        title: 'Not sent',
        description:
          'Something on our side isn’t answering. Your text is kept: please try again in a moment.',
      },
      rejected: {
        title: 'Not sent',
        description: 'Please check the marked fields.',
      },
      tooMany: {
        title: 'Too many messages',
        description: 'Please try again in {minutes:number} {{minute|minutes}}.',
      },
      retry: 'Try again',
    },
    received: {
      title: 'Your message has arrived.',
      back: 'Back to the site',
    },
    draftRestored: 'We’ve kept what you started to write.',
    honeypot: 'Leave this field empty',
  },
  footer: {
    subtitle: 'Creator and brand. Two voices, one piece.',
    rights: 'All rights reserved.',
    quickLinks: 'Quick links',
    connectWithUs: 'Connect with us',
    email: 'hello@duet.example',
    phone: '+48 22 000 00 00',
    languages: 'This site in other languages',
  },
  langSwitcher: {
    current: 'Current language',
    open: 'Choose a language',
    failed: {
      title: 'Language not loaded',
      description: 'We’ll stay in {language:string} for now. Please try again.',
    },
  },
  ui: {
    skipToContent: 'Skip to content',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    mainNavigation: 'Main navigation',
    loading: 'Loading',
    notifications: 'Notifications (F8)',
    dismiss: 'Dismiss',
    opensInNewTab: 'opens in a new tab',
    by: 'By {author:string}',
    copyFailed: 'The link couldn’t be copied',
    chooseLanguage: 'Choose your language',
    notStarted: 'Part of the site did not load. You can read on and use every link.',
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Something fell out of sync.',
    home: 'Back to home',
    reload: 'Reload the page',
  },
  meta: {
    home: {
      title: 'Creators and brands, in tune',
      description:
        'An influencer marketing agency in Warsaw that pairs brands with TikTok and Instagram creators who earned at least {minFollowers:string} organic followers.',
    },
    forInfluencers: {
      title: 'For influencers: keep your voice, gain a partner',
      description:
        'Collaborations that suit your feed, growth advice, training and terms you can read, for creators with {minFollowers:string}+ organic followers.',
    },
    forBrands: {
      title: 'For brands: creators your audience believes',
      description:
        'Targeted reach, honest engagement and results you can trace, from a vetted international network of creators.',
    },
    blog: {
      title: 'Blog: notes from both sides of the screen',
      description:
        'Short, practical reading on AI tools, account security, influencer marketing and Gen Z.',
    },
    training: {
      title: 'Training and events for creators and marketing teams',
      description:
        'Online workshops and webinars on AI tools and cybersecurity, with recordings of past events.',
    },
    contact: {
      title: 'Contact: your turn',
      description:
        'Write to us as a creator, as a brand or simply out of curiosity. We answer in {responseHours:string} business hours.',
    },
  },
} satisfies BaseTranslation

export default en
