import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Contact in Warsaw: your turn',
    description:
      'Write to our influencer marketing agency in Warsaw: apply as a creator, send a brief or ask. A person replies in {responseHours:string} business hours.',
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
    messageBrand: 'What should people do once they’ve watched?',
  },
  hints: {
    profileLink: 'At least {minFollowers:string} organic followers.',
  },
  fieldErrors: {
    name: 'Please enter your full name.',
    email: 'Please enter your email address.',
    emailFormat: 'Something seems to be missing. An address looks like anna@example.com.',
    profileLink: 'Please provide your Instagram/TikTok profile link.',
    message: 'Please write a short message.',
    profileLinkFormat: 'This should be an Instagram or TikTok link, or an @handle.',
    tooLong: 'There’s room for {max:number} characters. Please shorten this a little.',
    forbiddenCharacters: 'A character in here arrived broken. Please type this once more.',
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
  person: {
    title: 'Your contact in Warsaw',
    text: 'Name and face stand here as soon as somebody signs with them.',
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
    'We use what you write to answer you, to look at the profile you apply with, or to sign you up. After {retentionDays:number} days we delete it, unless we’re working together by then.',
  notice: {
    title: 'What happens to your data',
    controller: {
      term: 'Who is responsible',
      text: 'Duet, {address:string}. For anything about your data, write to {email:string}.',
    },
    purpose: {
      term: 'Why, and on what basis',
      text: 'To answer you; if you apply, to analyse the profile you link to; if you register, to keep your place; and, at your request, to prepare an agreement (Art. 6(1)(b) GDPR). We also have a legitimate interest in answering people who write to us and in keeping spam out, for which a filter sets suspicious messages aside (Art. 6(1)(f) GDPR).',
    },
    voluntary: {
      term: 'What you have to give',
      text: 'Nothing. But without the required fields we can’t answer you.',
    },
    recipients: {
      term: 'Who else sees it',
      text: 'The companies that run this site and our mailbox for us, on our instructions. A brand gets our analysis of your profile only once you’ve agreed.',
    },
    retention: {
      term: 'How long we keep it',
      text: '{retentionDays:number} days from the day you write or, if your inquiry becomes a collaboration, as long as contract and tax law ask. Backups are gone no later than {backupDays:number} days after deletion. A hash of your IP address, which helps to keep spam out, is gone within half an hour; the log of our server has only a shortened address.',
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
    back: 'Back to the site',
    reader: 'A person in Warsaw will read it.',
    answer: 'We’ll reply by email in {responseHours:string} business hours.',
    again: 'Write another message',
  },
  registration: 'You’re registering for',
  registrationTitle: 'Who’s coming?',
  registrationButton: 'Register',
  registrationOver: 'This event is over. If the topic interests you, write to us all the same.',
  ticket: {
    title: 'Your ticket',
    lead: 'One half has your name on it. Who gets the other?',
    whole: 'Both halves are taken.',
    bring: 'Bring your other half',
    free: 'Still free',
    save: 'Save as an image',
    notSaved: 'The image couldn’t be saved',
    note: 'The ticket is drawn in this browser. The link you send carries your name.',
    linkCopied: 'Link copied. Your other half is waiting.',
    invitation: '{name:string} has one half of this ticket. The other is still free.',
    alt: 'Ticket for “{title:string}”: {names:string}',
  },
  draftRestored: 'We’ve kept what you started to write.',
  honeypot: 'Leave this field empty',
} satisfies BaseTranslation
