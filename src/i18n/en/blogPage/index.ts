import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  meta: {
    title: 'Blog: notes from both sides of the screen',
    description:
      'Short, practical reading on AI tools, account security, influencer marketing and Gen Z.',
  },
  pageTitle: 'Notes from both sides of the screen',
  searchPlaceholder: 'Search articles...',
  categories: {
    all: 'All',
    ai: 'AI',
    cybersecurity: 'Cybersecurity',
    influencerMarketing: 'Influencer marketing',
    genZ: 'Gen Z',
  },
  noArticles: 'Nothing matches. Try another word or another category.',
  samplePosts: {
    'ai-holds-the-camera': {
      title: 'Let AI hold the camera, not the opinion',
      categoryKey: 'ai',
      author: 'Marta Zielińska',
      excerpt:
        'Drafts, captions, rough cuts: hand them over. Your point of view is what people follow you for, so hang on to that.',
    },
    'keep-your-account': {
      title: 'Phone gone, account still yours',
      categoryKey: 'cybersecurity',
      author: 'Jonas Weber',
      excerpt:
        'Passkeys, recovery codes and a second admin. A forty-minute routine that saves a creator’s whole archive.',
    },
    'a-brief-that-gets-a-yes': {
      title: 'The brief that gets a yes',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'One message, two must-haves and room to improvise. We took apart the briefs that creators answer the same day.',
    },
    'comments-first': {
      title: 'Gen Z reads the comments first',
      categoryKey: 'genZ',
      author: 'Camille Laurent',
      excerpt:
        'The video opens the door, but the comments decide. Here’s what that means for your replies and your pinned post.',
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
        'Fake collaboration offers turn up after a good month. How to read the sender before you reply.',
    },
    'mark-the-ad': {
      title: 'Call it an ad before somebody else does',
      categoryKey: 'influencerMarketing',
      author: 'Ola Kowalczyk',
      excerpt:
        'Which word, where it stands and who answers for it: the rules for marking ads, country by country.',
    },
  },
  searchLabel: 'Search articles',
  categoryLabel: 'Category',
  resultCount: '{count:number} {{article|articles}}',
  clearFilters: 'Show all articles',
  sampleNote: 'Sample articles: the authors are made up, the advice and its sources are real.',
  article: {
    readingTime: '{minutes:number} min read',
    contents: 'In this article',
    first: 'Do this first',
    asOf: 'As of {date:string}',
    previous: 'Previous article',
    next: 'Next article',
    all: 'All articles',
    copyPrompt: 'Copy the prompt',
    promptCopied: 'Prompt copied',
    sample: 'A sample article: the author is made up, the advice and its sources are real.',
    forCreators: {
      title: 'You film. Who’s on the other side?',
      subtitle: 'Brands you’d film for anyway, and terms you can read.',
    },
    forBrands: {
      title: 'You have the brief. Who answers it?',
      subtitle: 'Creators who fit, and our reasons for each one.',
    },
  },
  ctaTitle: 'Which side are you on?',
  ctaSubtitle:
    'Creators to the left, brands to the right. Each page says what happens next, and when.',
  menu: {
    label: 'Options for {title:string}',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    share: 'Share',
    email: 'Email',
  },
} satisfies BaseTranslation
