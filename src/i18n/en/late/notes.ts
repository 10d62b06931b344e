export const NOTES = {
  'following.coming': 'The page is on its way.',

  'selection.title': 'Selection',
  'selection.added': 'Added to the selection:',
  'selection.added-count_one': '{{count}} work is added to the selection.',
  'selection.added-count_other': '{{count}} works are added to the selection.',
  'selection.no-room_one': 'There was no room for {{count}} work: the selection holds {{max}}.',
  'selection.no-room_other': 'There was no room for {{count}} works: the selection holds {{max}}.',
  'selection.full': 'The selection is full: it holds {{max}} works. Take one out to add another.',
  'selection.unkept':
    'Your browser keeps nothing from this site: the selection will be forgotten when this window is closed or reloaded.',
  'selection.see': 'see the selection',
} as const;
