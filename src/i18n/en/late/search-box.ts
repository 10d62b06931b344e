export const SEARCH_BOX = {
  'search.close': 'Close search',
  'search.placeholder': 'Search works, creators, events or keyword',
  'search.hint': 'Results come as you type; the arrow keys lead through them.',
  'search.results-for': 'Results for',
  'search.no-results-for': 'No results for',
  'search.quoted': '‘{{words}}’',
  'works.decade-name': '{{decade}}s',
  'search.count_one': '{{count}} result',
  'search.count_other': '{{count}} results',
  'search.taken': 'Searched for {{taken}} instead of {{typed}}',
  'search.show-all': 'show all {{count}}',
  'search.all-works': 'all works',
  'search.all-creators': 'all creators',
  'search.loading': 'Loading the search',
  'search.failed':
    'The search can’t be reached now. Please check your connection and try again; what you typed is kept.',
  'search.retry': 'try again',
} as const;
