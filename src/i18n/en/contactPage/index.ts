import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Contact: your turn',
    description:
      'Write to us as a creator, as a brand or simply out of curiosity. We reply in {responseHours:string} business hours.',
  },
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
    messageBrand: 'Which product, which market, and when?',
  },
  hints: {
    profileLink: 'At least {minFollowers:string} organic followers.',
  },
  fieldErrors: {
    name: 'Please enter your full name.',
    email: 'Please enter your email address.',
    emailFormat: 'This email address doesn’t look right.',
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
    note: 'Warsaw time',
    open: 'Open now',
    closed: 'Closed now',
  },
  responseTime: {
    title: 'Reply time',
    text: 'In {responseHours:string} business hours.',
  },
  charactersLeft: '{count:number} {{character|characters}} left',
  privacy:
    'We use what you write only to answer you, and delete it after {retentionDays:number} days.',
  notice: {
    title: 'What happens to your data',
    controller: {
      term: 'Who is responsible',
      text: 'Duet, {address:string}. For anything about your data, write to {email:string}.',
    },
    purpose: {
      term: 'Why, and on what basis',
      text: 'To answer you and, if that’s what you want, to prepare an agreement (Art. 6(1)(b) GDPR). We also have a legitimate interest in answering people who write to us and in keeping spam out (Art. 6(1)(f) GDPR).',
    },
    voluntary: {
      term: 'What you have to give',
      text: 'Nothing. But without the required fields we can’t answer you.',
    },
    recipients: {
      term: 'Who else sees it',
      text: 'Only the companies that run this site and our mailbox for us, on our instructions.',
    },
    retention: {
      term: 'How long we keep it',
      text: '{retentionDays:number} days from the day you write. Backups are gone no later than {backupDays:number} days after that. A hash of your IP address, which helps to keep spam out, is gone within half an hour.',
    },
    rights: {
      term: 'Your rights',
      text: 'You can see your data, correct it, have it deleted, limit how we use it, take it with you, or object to our using it. An email is enough.',
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
    rejected: {
      title: 'Not sent',
      description: 'Please check the marked fields.',
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
    back: 'Back to the site',
    reader: 'A person in Warsaw will read it.',
    answer: 'We’ll reply by email in {responseHours:string} business hours.',
    again: 'Write another message',
  },
  registration: 'You’re registering for',
  registrationTitle: 'Register',
  registrationButton: 'Register',
  registrationOver: 'This event is over. If the topic interests you, write to us all the same.',
  draftRestored: 'We’ve kept what you started to write.',
  honeypot: 'Leave this field empty',
} satisfies BaseTranslation
