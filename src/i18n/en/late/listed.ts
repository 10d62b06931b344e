/** Browsers need these words in previews only. */
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
  'works.by-gallery': 'the gallery’s order',
  'works.by-newest': 'newest first',
  'works.by-creator': 'by creator',
  'works.by-date': 'by date',
  'works.page': 'page {{number}}',

  'creator.born': 'born {{year}}',
  'creator.died': 'died {{year}}',

  'event.on-view': 'On view',
  'event.coming': 'Upcoming',
  'event.past': 'Past event',

  'calendar.name': '{{gallery}} – events',
} as const;
