/** English texts that the specification quotes, letter by letter, by their keys. */
export const FIXED_TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'blogPage.searchPlaceholder': 'Search articles...',
    'contactPage.formTitles.general': 'Send Us a Message',
    'contactPage.formTitles.influencer': 'Join Our Network',
    'contactPage.formTitles.brand': 'Partner With Us',
    'contactPage.buttons.general': 'Send Message',
    'contactPage.buttons.influencer': 'Apply Now',
    'contactPage.buttons.brand': 'Submit Inquiry',
    'contactPage.fields.name': 'Full Name',
    'contactPage.fields.email': 'Email Address',
    'contactPage.fields.profileLink': 'Instagram/TikTok Profile Link',
    'contactPage.errors.title': 'Validation Error',
    'contactPage.errors.required': 'Please fill in all required fields (Name, Email, Message).',
    'contactPage.errors.profileLink': 'Please provide your Instagram/TikTok profile link.',
    'contactPage.success.title': 'Message Sent!',
    'contactPage.success.description': "Thank you for contacting us. We'll get back to you soon.",
    'trainingEventsPage.watchRecordingButton': 'Watch Recording',
    'trainingEventsPage.recordingNotAvailable': 'Recording not available',
    'errorPage.title': 'Unexpected Application Error!',
  }),
)
