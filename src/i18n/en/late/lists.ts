export const LISTS = {
  'works.none': 'There is no work to show here yet.',
  'creators.none': 'There is no creator to show here yet.',
  'events.none': 'There is no event to show here yet.',
  'events.current': 'on view',
  'events.coming': 'coming',
  'events.past': 'past',
  'nav.untranslated': 'That page has not been translated into English; here is the list it belongs to.',
} as const;
