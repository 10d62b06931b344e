export const COLLECTIONS = {
  'nav.works': 'works',
  'nav.creators': 'creators',
  'nav.events': 'events',
  'nav.press': 'press',

  'works.new': 'new in',
  'works.all-new': 'all new works',
  'works.feed': 'follow by feed',

  'works.count_one': '{{count}} work',
  'works.count_other': '{{count}} works',
  'creators.title': 'Creators',
  'events.title': 'Events',
  'event.reserve': 'reserve a place',
  'works.none': 'There is no work to show here yet.',
  'creators.none': 'There is no creator to show here yet.',
  'events.none': 'There is no event to show here yet.',
  'events.current': 'on view',
  'events.coming': 'coming',
  'events.past': 'past',

  'wish.like': 'Tell me when something like it comes',
  'wish.others': 'Tell me when others come',
} as const;
