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
      'Duet is an influencer marketing agency. We pair brands with TikTok and Instagram creators who’ve earned every follower: at least {minFollowers:string} of them, all organic. Two voices, one piece, watched to the end.',
    ctaInfluencer: 'Join as a creator',
    ctaBrand: 'Partner with us',
  },
  specimens: {
    title: 'What you’ll have in writing',
    note: 'Specimens: the format is real, the details are made up.',
    label: 'Specimen',
    reading: {
      title: 'Profile reading',
      subject: '@sample.profile',
      rows: [
        { label: 'Tone of voice', text: 'Talks as if to a friend. Never shouts.' },
        { label: 'Visual style', text: 'Daylight, close-ups, few cuts.' },
        { label: 'Audience', text: 'Asks questions, and stays for the answers.' },
        { label: 'Verdict', text: 'Suits a product that needs a story.' },
      ],
    },
    agreement: {
      title: 'One-⁠page agreement',
      subject: 'Signed before anyone films',
      rows: [
        { label: 'Fee', text: 'One sum, and what it pays for' },
        { label: 'Usage rights', text: 'Which channels, and until when' },
        { label: 'Deadlines', text: 'Draft, feedback, publication' },
        { label: 'Payment date', text: 'A day on the calendar' },
      ],
      creator: 'Creator',
      brand: 'Brand',
    },
    report: {
      title: 'Closing report',
      subject: 'Once the campaign is over',
      spend: 'Spend',
      return: 'Return',
      rows: [
        { label: 'Tracked links', text: 'Every link and code on a line of its own' },
        { label: 'Agreed metrics', text: 'We count what we said we would' },
        { label: 'Next time', text: 'What we’d keep, and what we’d change' },
        { label: 'Language', text: 'Any of seven' },
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
      description: 'We’ll stay in {language:string} for now. Please try again.',
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
    copyFailed: 'The link couldn’t be copied',
    chooseLanguage: 'Choose your language',
    notStarted: 'Part of the site didn’t load. You can read on and use every link.',
    offline: {
      title: 'You’re offline',
      description: 'Nothing is lost. Try again when you’re back online.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error!',
    fallback: 'Something fell out of sync.',
    home: 'Back to home',
    reload: 'Reload the page',
  },
} satisfies BaseTranslation

export default en
