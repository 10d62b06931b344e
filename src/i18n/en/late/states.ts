export const STATES = {
  'not-found.title': 'Page not found',
  'not-found.text': 'Can’t find the page you are looking for.',
  'not-found.path': 'Page not found: {{path}}',
  'not-found.room':
    'The address of this room may be incomplete. Call us or write to us, and we will open it for you.',
  'not-found.search': 'Search for “{{words}}”',
  'not-found.home': 'Back home',

  'server-error.title': 'Internal server error',
  'server-error.text': 'There was an unexpected error on our server, please check back later.',

  'status.400': 'Malformed address',
  'status.403': 'No access',
  'status.429': 'Too many requests',
  'status.502': 'Our server can’t be reached',
  'status.503': 'Our server is not available',
  'status.504': 'Our server is not answering',
  'status.other': 'Unexpected error',
} as const;
