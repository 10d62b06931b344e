/** Of the lists and pages of works, creators, events, press, and of the contact page. */
export const COLLECTIONS = {
  'nav.works': 'works',
  'nav.creators': 'creators',
  'nav.events': 'events',
  'nav.press': 'press',

  'works.types': 'Types of works',
  'works.availability': 'Availability',
  'works.every': 'all works',
  'works.available': 'available works',
  'works.sold': 'sold works',
  'works.filter': 'filter and sort',
  'works.show': 'show',
  'works.clear': 'show all of them',
  'works.none-found': 'No work answers to all of this.',
  'works.new': 'new in',
  'works.all-new': 'all new works',
  'works.feed': 'follow by feed',
  'works.none-sold': 'No work of this kind is sold.',
  'works.none-available': 'No work of this kind is available now.',
  'works.none': 'There is no work to show here yet.',
  'works.count_one': '{{count}} work',
  'works.count_other': '{{count}} works',
  'works.more': 'more works',
  'works.previous': 'previous works',
  'works.loading': 'Loading more works',
  'works.failed': 'More works can’t be loaded now. Please check your connection and try again.',
  'works.retry': 'try again',
  'works.place': '{{first, number}} to {{last, number}} of {{total, number}}',

  'creators.title': 'Creators',
  'creators.none': 'There is no creator to show here yet.',

  'creator.works': 'works',

  'events.title': 'Events',
  'events.none': 'There is no event to show here yet.',
  'events.current': 'on view',
  'events.coming': 'coming',
  'events.past': 'past',

  'event.exhibited-works': 'Exhibited works',
  'event.featured-artists': 'Featured artists',
  'event.press-release': 'press release',
  'event.reserve': 'reserve a place',

  'press.title': 'Press',
  'press.none': 'There is no article to show here yet.',
  'press.read-elsewhere': 'read the article',
  'press.cited-works': 'Cited works',
  'press.cited-designers': 'Cited designers',
  'press.press-release': 'press release',
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
  'calendar.file': 'calendar file',

  'wish.like': 'Tell me when something like it comes',
  'wish.others': 'Tell me when others come',
} as const;

/** What lists and pages are made of: browsers say it in a preview and in the search. */
export const LISTED = {
  'works.all': 'all',
  'works.title': 'Works',
  'works.creator': 'creator',
  'works.decade': 'decade',
  'works.material': 'material',
  'works.sort': 'order',
  'works.any-creator': 'all creators',
  'works.any-decade': 'all decades',
  'works.any-material': 'all materials',
  'works.decade-name': '{{decade}}s',
  'works.by-gallery': 'the gallery’s order',
  'works.by-newest': 'newest first',
  'works.by-creator': 'by creator',
  'works.by-date': 'by date',
  'works.page': 'page {{number}}',

  'creator.born': 'born {{year}}',
  'creator.died': 'died {{year}}',

  'event.on-view': 'On view',
  'event.coming': 'Coming',
  'event.past': 'Past event',

  'calendar.name': '{{gallery}} – events',
} as const;
