export const AROUND = {
  'site.name': 'meubles et lumières',
  'site.furniture': 'meubles et',
  'site.lights': 'lumières',
  'site.colon': ': ',

  'nav.label': 'Main',
  'nav.menu': 'menu',
  'nav.close': 'close',
  'nav.home': 'home',
  'nav.about': 'about',
  'nav.contact': 'contact',
  'nav.legal-notice': 'legal notice',
  'nav.accessibility': 'accessibility',
  'nav.newsletter': 'newsletter',
  'nav.selection': 'selection',
  'nav.skip': 'Skip to content',
  'nav.language': 'Language',
  'nav.new-tab': '(new tab)',
  'nav.types': 'types',
  'nav.names': 'names',
  'nav.dates': 'dates',
  'nav.list': '{{section}}: {{list}}',
  'nav.loading': 'Loading the list',
  'nav.failed': 'The list can’t be loaded now.',
  'nav.retry': 'try again',

  'search.open': 'Search',

  'following.offline': 'You are offline. The page will come as soon as the network is back.',

  'lights.label': 'Lights',
  'lights.to-evening': 'Lights: day. Switch to evening',
  'lights.to-day': 'Lights: evening. Switch to day',
  'lights.turn-off': 'turn the lights off',
  'lights.turn-on': 'turn the lights back on',
  'lights.system': 'system',
  'lights.light': 'day',
  'lights.dark': 'evening',
  'lights.lamp': '{{lamp}}: {{title}}',
  'lights.lamp-on': 'lamp on',
  'lights.lamp-off': 'lamp off',

  'home.all-works': 'all works',

  'picture.credits': 'Photographs: {{names}}',
} as const;

export const SELECTION_MARKS = {
  'selection.add': 'add to selection',
  'selection.in': 'in your selection',
  'selection.in-action': '(take out)',
  'selection.add-named': 'Add {{title}} to the selection',
} as const;
