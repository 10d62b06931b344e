/** What the log says of the catalogue. */
export const LOG_EN = {
  'log.published': 'published {about}',
  'log.sold': 'marked as sold: {about}',
  'log.available': 'marked as available: {about}',
  'log.moved': 'moved {about}',
  'log.withdrawn': 'took {about} off the site',
  'log.taken-back': 'undid what was done to {about}',
  'log.deleted': 'deleted {about}',
  'log.discarded': 'discarded changes to {about}',
  'log.draft-discarded': 'discarded the draft {about}',
  'log.draft-back': 'brought back the draft {about}',
  'log.scheduled': 'set a time for {about}',
  'log.unscheduled': 'took the time away from {about}',
  'log.schedule-failed': 'had set a time for {about}, but something was in the way then',
  'log.news-ended': 'The news ‘{about}’ went off the home page at the time that {name} had set.',
  'log.news-end-void':
    'The news ‘{about}’ was not on the home page any more at the time that {name} had set.',
  'log.brought-in': 'imported a list: {about}',
  'log.list-taken-back': 'undid an import: {about}',
  'log.taken-away': 'downloaded a copy: {about}',
  'log.link-given': 'gave a link to see {about}',
  'log.link-ended': 'ended a link to {about}',
} as const;
