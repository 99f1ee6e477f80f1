import type { BaseTranslation } from 'typesafe-i18n'

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
      'Duet is an influencer marketing agency. We pair brands with TikTok and Instagram creators who’ve earned their audience: at least {minFollowers:string} organic followers. Two voices, and neither writes the other’s lines.',
    ctaInfluencer: 'Join as a creator',
    ctaBrand: 'Partner with us',
  },
  specimens: {
    note: 'Specimens: the format is real, the details are made up.',
    label: 'Specimen',
    profileAnalysis: {
      title: 'Profile analysis',
      subject: '@sample.profile',
      rows: [
        { label: 'Tone of voice', text: 'Talks as if to a friend. Never shouts.' },
        { label: 'Visual style', text: 'Daylight, close-ups, few cuts.' },
        { label: 'Audience', text: 'Asks questions, and stays for the answers.' },
      ],
      verdict: { label: 'Verdict', text: 'Suits a product that needs a story.' },
    },
    agreement: {
      title: 'One-⁠page agreement',
      subject: 'Three signatures at the bottom',
      rows: [
        { label: 'Fee', text: 'The amount, and what it covers' },
        { label: 'Usage rights', text: 'Which channels, until when, how exclusive' },
        { label: 'Deadlines', text: 'Draft, one round of feedback, publication' },
        { label: 'Payment date', text: 'A day on the calendar' },
        { label: 'Ad label', text: 'Which word, where, and who checks it' },
      ],
      creator: 'Creator',
      brand: 'Brand',
      agency: 'Agency',
    },
    clause: {
      title: 'Usage rights',
      subject: 'One clause of the agreement, filled in',
      rows: [
        { label: 'Where', text: 'The brand’s own TikTok and Instagram' },
        { label: 'Until', text: '30 June' },
        { label: 'As a paid ad', text: 'Only for an extra fee' },
        { label: 'Exclusive', text: 'No other perfume for 30 days' },
      ],
    },
    report: {
      title: 'Closing report',
      subject: 'Once the campaign is over',
      rows: [
        { label: 'Tracked links', text: 'Every link and code on a line of its own' },
        { label: 'Agreed metrics', text: 'Views, saves, sales: whatever we agreed' },
        { label: 'Next time', text: 'What we’d keep, and what we’d change' },
        { label: 'Language', text: 'Any of our seven' },
      ],
    },
  },
  footer: {
    subtitle: 'Creator and brand. Two voices, one piece.',
    rights: 'All rights reserved.',
    quickLinks: 'Quick links',
    connectWithUs: 'Connect with us',
    email: '{email:string}',
    phone: '{phone:string}',
    languages: 'This site in other languages',
  },
  langSwitcher: {
    current: 'Current language: {language:string}',
    open: 'Choose a language',
    failed: {
      title: 'The language didn’t load',
      description: 'We’ll stay in {language:string} for now. Please try again in a moment.',
    },
  },
  dates: {
    day: '{day:number}',
    dayAndMonth: '{day:string} {month:string}',
    date: '{dayAndMonth:string} {year:number}',
    dateWithWeekday: '{weekday:string}, {date:string}',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  ui: {
    skipToContent: 'Skip to content',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    mainNavigation: 'Main navigation',
    loading: 'Loading',
    notifications: 'Notifications ({hotkey:string})',
    dismiss: 'Dismiss',
    opensInNewTab: 'opens in a new tab',
    by: 'By {author:string}',
    copyFailed: 'Couldn’t copy that',
    copyByHand: 'Copy this link',
    chooseLanguage: 'Choose your language',
    notStarted: 'Part of the site didn’t load. You can still read the page and use every link.',
    offline: {
      title: 'You’re offline',
      description: 'Nothing is lost. Try again when you’re back online.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'We’ve lost the beat. Reloading usually finds it.',
    home: 'Back to home',
    reload: 'Reload the page',
    notFound: {
      title: 'This half is missing.',
      lead: 'There’s nothing at this address: the page has moved, or it was never here. Everything else is in place.',
      article: 'Latest article',
      game: 'A game for two',
    },
  },
} as const satisfies BaseTranslation

export default en
