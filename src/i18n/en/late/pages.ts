export const PAGES = {
  'creators.title': 'Creators',
  'events.title': 'Events',
  'event.reserve': 'reserve a place',
  'creator.works': 'works',
  'creator.all-works': 'all {{count}} works',

  'event.exhibited-works': 'Exhibited works',
  'event.featured-artists': 'Featured artists',
  'event.press-release': 'press release',

  'press.title': 'Press',
  'press.none': 'There is no article to show here yet.',
  'press.read-elsewhere': 'read the article',
  'press.cited-works': 'Cited works',
  'press.cited-designers': 'Cited designers',
  'press.press-release': 'download the PDF',
  'press.by': 'by {{author}}',

  'contact.address': 'Address',
  'contact.hours': 'Opening hours',
  'contact.phone': 'Phone',
  'contact.email': 'Email',
  'contact.map': 'see on a map',
  'contact.visit': 'finding us',

  'legal-notice.contents': 'Contents',

  'card.open': 'QR code / vCard',
  'card.download': 'Download vCard',
  'card.qr': 'QR code of this page: {{address}}',

  'calendar.add': 'add to calendar',
  'calendar.subscribe': 'subscribe to the calendar',
  'calendar.file': 'download the calendar',
} as const;
