export const HOME = {
  'home.gallery': 'the gallery',
  'home.selected-works': 'selected works',
  'home.now': 'Now and soon',
  'home.creators': 'creators',
  'home.news': 'news',
  'home.newsletter': 'Sign up to our {{newsletter}} for occasional updates.',
  'works.all-new': 'all new works',
} as const;
