export const COLLECTIONS = {
  'nav.works': 'works',
  'nav.creators': 'creators',
  'nav.events': 'events',
  'nav.press': 'press',

  'works.new': 'new in',
  'works.feed': 'subscribe to the feed',

  'works.count_one': '{{count}} work',
  'works.count_other': '{{count}} works',

  'wish.like': 'Tell me when something like it arrives',
  'wish.others': 'Tell me when more arrive',
} as const;
