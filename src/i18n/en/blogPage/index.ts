import type { BaseTranslation } from 'typesafe-i18n'

export default {
  meta: {
    title: 'Influencer marketing blog: notes for two voices',
    description:
      'How a bought follower gives itself away, which brief gets a yes, and how to label an ad in nine countries. Practical reading, with sources.',
  },
  pageTitle: 'Notes for two voices',
  searchPlaceholder: 'Search articles...',
  categories: {
    all: 'All',
    ai: 'AI',
    cybersecurity: 'Cybersecurity',
    influencerMarketing: 'Influencer marketing',
    genZ: 'Gen Z',
  },
  noArticles: 'Nothing matches. Try another word or category.',
  notSearched: 'We could only search titles and summaries.',
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Let AI hold the camera, not the opinion',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Rough cuts, subtitles, the third draft of a caption: hand them over. Keep the point of view people follow you for.',
    },
    'keep-your-account': {
      title: 'Phone gone, account still yours',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Passkeys, backup codes and a second admin: forty minutes of work, so that a lost phone is only a lost phone.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'The brief that gets a yes',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'One message, two must-haves and room to improvise. With a page to copy, and the reasons creators say no.',
    },
    'comments-first': {
      title: 'Half the video is in the comments',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'Some people watch with one thumb on the comments. What that means for your replies, and for the one you pin.',
    },
    'ghost-followers': {
      title: 'How to spot a follower who was never there',
      categoryKey: 'influencerMarketing',
      author: 'Daniel Ruiz',
      excerpt:
        'Five signs of a bought audience, visible from the outside, and the one question that settles the matter.',
    },
    'false-brand-mail': {
      title: 'That brand in your inbox may not be one',
      categoryKey: 'cybersecurity',
      author: 'Ingrid Solheim',
      excerpt:
        'Fake collaboration offers turn up just when a video does well. How to read the sender before you reply.',
    },
    'mark-the-ad': {
      title: 'Call it an ad before somebody else does',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Which word, where it goes and who answers for it: the rules for labelling ads, country by country.',
    },
  },
  searchLabel: 'Search articles',
  categoryLabel: 'Category',
  resultCount: '{count:number} {{article|articles}}',
  inAllCategories: 'Search all categories',
  clearFilters: 'Show all articles',
  sampleNote: 'Made-up authors, real sources.',
  article: {
    readingTime: '{minutes:number} min read',
    contents: 'In this article',
    first: 'Do this first',
    country: 'Your viewers’ country',
    countries: 'All {count:number} countries',
    rules: 'The rules there',
    asOf: 'Checked {date:string}',
    more: 'Read next',
    all: 'All articles',
    copyPrompt: 'Copy the prompt',
    promptCopied: 'Prompt copied',
    sample: 'Sample: made-up author, real sources.',
    creator: {
      title: 'You film. Who’s on the other side?',
      subtitle: 'Perhaps the brand missing from your last ten posts.',
    },
    brand: {
      title: 'You have the brief. Who answers it?',
      subtitle: 'Creators who fit, and why each one does.',
    },
  },
  ctaTitle: 'Which side are you on?',
  ctaSubtitle: 'Creators this way, brands that way. Three steps each.',
  menu: {
    label: 'Options for {title:string}',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    share: 'Share',
    email: 'Email',
  },
} as const satisfies BaseTranslation
