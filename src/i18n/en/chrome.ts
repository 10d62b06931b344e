export const AROUND = {
  'site.name': 'meubles et lumières',
  'site.furniture': 'meubles et',
  'site.lights': 'lumières',
  'site.sheet-first-line': 'meubles',
  'site.sheet-second-line': 'et lumières',
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
  'nav.untranslated': 'That page has not been translated into English; here is the list it belongs to.',
  'nav.new-tab': '(new tab)',
  'nav.types': 'types',
  'nav.names': 'names',
  'nav.dates': 'dates',
  'nav.list': '{{section}}: {{list}}',
  'nav.loading': 'Loading the list',
  'nav.failed': 'The list can’t be loaded now.',
  'nav.retry': 'try again',

  'search.open': 'Search',

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

  'home.gallery': 'the gallery',
  'home.selected-works': 'selected works',
  'home.all-works': 'all works',
  'home.now': 'Now and soon',
  'home.creators': 'creators',
  'home.news': 'news',
  'home.newsletter': 'Sign up to our {{newsletter}} for occasional updates.',

  'picture.credits': 'Photographs: {{names}}',

  'file.pixels': '{{width}} × {{height}} px',
} as const;

/** On every page with works. */
export const SELECTION_MARKS = {
  'selection.add': 'add to selection',
  'selection.in': 'in your selection',
  'selection.in-action': '(take out)',
  'selection.add-named': 'Add {{title}} to the selection',
} as const;
