import type { BaseTranslation } from 'typesafe-i18n'

export default {
  meta: {
    title: 'Contact our agency in Warsaw',
    description:
      'Write to our influencer marketing agency in Warsaw: apply as a creator, send a brief or ask a question. Reply time: {responseHours:string} business hours.',
  },
  pageTitle: 'Your turn.',
  intro: 'Creator, brand or just curious: write to us. A person in Warsaw reads every message.',
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
    messageBrand: 'What should people do once they’ve watched?',
  },
  hints: {
    profileLink: 'At least {minFollowers:string} organic followers.',
  },
  fieldErrors: {
    name: 'Please enter your full name.',
    email: 'Please enter your email address.',
    emailFormat: 'This address seems incomplete. It should look like anna@example.com.',
    profileLink: 'Please add your Instagram or TikTok link.',
    message: 'Please write a short message.',
    profileLinkFormat: 'This should be an Instagram or TikTok link, or an @handle.',
    tooLong: 'There’s room for {max:number} characters. Please shorten this.',
    forbiddenCharacters: 'There’s a character here we can’t accept. Please retype this.',
  },
  errors: {
    title: 'Validation Error',
    required: 'Please fill in all required fields (Name, Email, Message).',
    profileLink: 'Please provide your Instagram/TikTok profile link.',
    fields: 'Please check: {fields:string}.',
  },
  success: {
    title: 'Message Sent!',
    description: "Thank you for contacting us. We'll get back to you soon.",
  },
  direct: {
    title: 'Reach us directly',
    emailLabel: 'Email',
    phoneLabel: 'Phone',
    addressLabel: 'Address',
    address: 'Warsaw, Poland',
  },
  officeHours: {
    title: 'Office hours',
    days: 'Monday to Friday',
    hours: '{opens:string}–{closes:string} CET/CEST',
    note: 'Warsaw time, an hour ahead of London',
    open: 'Open now · {time:string} in Warsaw',
    closed: 'Closed now · opens {weekday:string} at {opens:string}',
  },
  responseTime: {
    title: 'Reply time',
    text: '{responseHours:string} business hours',
  },
  charactersLeft: '{count:number} {{character|characters}} left',
  privacy: {
    general: 'We use what you write here to answer you.',
    influencer: 'We use what you write here to answer you and to look at your profile.',
    brand: 'We use what you write here to answer you and to prepare an agreement.',
    registration: 'We use what you write here to register you for the event and to answer you.',
    kept: 'After {retentionDays:number} days we delete it, unless we’re working together by then.',
  },
  notice: {
    title: 'What happens to your data',
    controller: {
      term: 'Who is responsible',
      text: 'Duet, {address:string}. For anything about your data, write to {email:string}.',
    },
    purpose: {
      term: 'Why, and on what basis',
      text: 'If you apply, to analyse the profile you link to; if you register, to put your name down for the event; if you want an agreement, to prepare it (Art. 6(1)(b) GDPR). For any other message, our legitimate interest in answering it; for every message, our interest in keeping out spam: a filter sets suspicious messages aside, and one of us looks through them (Art. 6(1)(f) GDPR).',
    },
    voluntary: {
      term: 'What’s required',
      text: 'Nothing by law. But without the required fields we can’t answer you.',
    },
    recipients: {
      term: 'Who else sees it',
      text: 'The companies that run this site and our mailbox for us, on our instructions. A brand gets our analysis of your profile only with your consent (Art. 6(1)(a) GDPR).',
    },
    retention: {
      term: 'How long we keep it',
      text: '{retentionDays:number} days from the day you write or, if we end up working together, as long as contract and tax law require (Art. 6(1)(b) and (c) GDPR). Backups are gone no later than {backupDays:number} days after deletion. A hash of your IP address, which helps to keep spam out, is gone within half an hour; our server log has the address in shortened form only. What you’ve typed but not sent stays in your browser, in this tab only, until you send it or close the tab; the event and names on a ticket, and what you’ve drawn on our home page, stay there until you close it. Beyond that, all we store in your browser is your language. We set no cookies.',
    },
    rights: {
      term: 'Your rights',
      text: 'You can get a copy of your data, have it corrected or deleted, limit how we use it, take it elsewhere, object to our using it, or withdraw your consent. An email is enough.',
    },
    complaint: {
      term: 'If something is wrong',
      text: 'You can complain to the Polish data protection authority (UODO, {authority:string}) or to the one where you live.',
    },
  },
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
        'Something at our end isn’t responding. Your message is safe here: please try again in a moment.',
    },
    outdated: {
      title: 'This form has changed',
      description: 'Please reload the page to get the current one. What you wrote stays here.',
    },
    tooMany: {
      title: 'Too many messages',
      description:
        'Please try again in {minutes:number} {{minute|minutes}}. Your message is safe here.',
    },
    retry: 'Try again',
  },
  received: {
    title: 'Your message has arrived.',
    registered: 'Your registration has arrived.',
    next: 'What happens next',
    back: 'Back to home',
    now: 'Now',
    stored: 'What you sent is safely stored.',
    reader: 'A person in Warsaw will read it.',
    byEmail: 'We’ll reply by email.',
    toEmail: 'We’ll reply to {email:string}.',
    again: 'Write another message',
  },
  registrationTitle: 'Who’s coming?',
  registrationButton: 'Register',
  registrationOver: 'This event is over. If the topic interests you, do write to us.',
  draftRestored: 'Your draft is still here, in this tab only.',
  honeypot: 'Leave this field empty',
} as const satisfies BaseTranslation
