export const STATES = {
  'not-found.title': 'Page not found',
  'not-found.text': 'Can’t find the page you are looking for.',
  'not-found.path': 'Page not found: {{path}}',
  'not-found.home': 'Back home',

  'server-error.title': 'Internal server error',
  'server-error.text': 'There was an unexpected error on our server, please check back later.',

  'status.400': 'Malformed address',
  'status.403': 'No access',
  'status.429': 'Too many requests',
  'status.502': 'Our server can’t be reached',
  'status.503': 'Our server is not available',
  'status.504': 'Our server does not answer',
  'status.other': 'Unexpected error',

  'following.offline': 'You are offline. The page comes as soon as the network is back.',
  'following.coming': 'The page is on its way.',

  'preview.title': 'Preview',
  'preview.bar': 'Preview until {{date}}',
  'preview.bar-today': 'Preview until {{time}}',
  'preview.bar-undated': 'Preview',
  'preview.return': 'Return to website',
  'preview.loading': 'Loading the preview',
  'preview.unknown': 'No preview has this address. Ask for a new link.',
  'preview.expired': 'This preview has expired. Ask for a new link.',
  'preview.unavailable': 'The preview can’t be loaded now. It is tried again by itself.',
  'preview.problems': 'These fields of the draft are not right yet:',
} as const;
