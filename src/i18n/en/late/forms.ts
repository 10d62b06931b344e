export const FORMS = {
  'form.name': 'name',
  'form.email': 'email',
  'form.email-meant': 'Did you mean this address?',
  'form.phone': 'phone',
  'form.message': 'message',
  'form.optional': '(optional)',
  'form.error.required': 'The {{field}} field is required.',
  'form.error.invalid': 'The {{field}} field is invalid.',
  'form.error.email': 'The {{field}} field must be a valid email address.',
  'form.error.phone':
    'The {{field}} field is invalid. Allowed are at least 6 digits, spaces, + ( ) . - / #, “ext” and words in brackets.',
  'form.error.min': 'The {{field}} field must be at least {{value, number}} characters.',
  'form.error.max': 'The {{field}} field must not be greater than {{value, number}} characters.',
  'form.errors': '{{count}} fields need to be corrected.',
  'form.sending': 'Sending',
  'form.see-you-soon': 'See you soon.',
  'form.offline':
    'Our server can’t be reached. Please check your connection and send the form again; what you typed is kept.',
  'form.timeout':
    'Our server has not answered, so we can’t tell whether the form has arrived. Please send it again; what you typed is kept.',
  'form.forbidden':
    'Forms are accepted from the gallery’s own pages only. Please open its site and send the form there.',
  'form.too-large':
    'The form is too long for our server. Please shorten your message; what you typed is kept.',
  'form.server':
    'There was an unexpected error on our server. Please send the form again later; what you typed is kept.',
  'form.rate-limited_one':
    'Too many forms were sent in a short time. Please send yours again in {{count}}\u00a0minute; what you typed is kept.',
  'form.rate-limited_other':
    'Too many forms were sent in a short time. Please send yours again in {{count}}\u00a0minutes; what you typed is kept.',
  'form.failed': 'The form did not go through',
  'form.back': 'Go back to the form with your browser’s back button: what you typed is still there.',

  'newsletter.title': 'Newsletter',
  'newsletter.text': 'Sign up to our newsletter for occasional updates',
  'newsletter.professional': 'I am a professional',
  'newsletter.submit': 'Sign up',
  'newsletter.privacy': 'We use your address for the newsletter only.',
  'newsletter.success': 'Subscription successful',

  'enquiry.works': 'Works in your inquiry',
  'enquiry.more_one': 'and {{count}} more',
  'enquiry.more_other': 'and {{count}} more',
  'enquiry.prefer': 'I prefer to send my inquiry by',
  'enquiry.submit': 'Send a message',
  'enquiry.success': 'Message sent',
  'enquiry.thanks': 'Thank you for your inquiry.',
  'enquiry.answer-by-email': 'We will reply to {{email}}.',
  'enquiry.answer-by-phone': 'We will call you on {{phone}}.',
} as const;
