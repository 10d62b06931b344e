/** What was deleted, and its way back. */
export const DELETED_EN = {
  'nav.deleted': 'deleted',
  'deleted.lead': 'What was deleted is kept here, the latest first.',
  'deleted.items': 'from the catalogue',
  'deleted.library': 'from the library',
  'deleted.is.works': 'work',
  'deleted.is.creators': 'creator',
  'deleted.is.events': 'event',
  'deleted.is.press': 'article',
  'deleted.is.types': 'type',
  'deleted.none': 'Nothing is deleted.',
  'deleted.when': 'deleted {time}',
  'deleted.by': 'deleted {time} by {name}',
  'deleted.bring': 'bring it back',
  'deleted.bringIt': 'bring it back: {file}',
  'deleted.broughtBack': '{file} is back in the library.',
  'deleted.itemIsBack': '{name} is back, as it was when it was deleted.',
  'deleted.itemIsNot':
    '{name} cannot come back as it was: its address or its number is taken, or something that it names was deleted. Bring that back first, or change the other one.',
  'deleted.number_one': '1 deleted',
  'deleted.number_other': '{count} deleted',
};
