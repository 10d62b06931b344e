import { PAGE_DATA_FOLDER } from '../../src/release/page-data';
import type { RouteGroup } from './host-metrics';

const PREFIXES: [string, RouteGroup][] = [
  ['/api/', 'api'],
  ['/media/', 'media'],
  ['/hooks/', 'hook'],
  [PAGE_DATA_FOLDER, 'page-data'],
];

/** Few groups, so that the number of time series stays small. */
export function routeGroup(path: string): RouteGroup {
  if (path === '/healthz') return 'health';
  const known = PREFIXES.find(([prefix]) => path.startsWith(prefix));
  if (known) return known[1];
  return /\.(?!html$)\w+$/.test(path) ? 'file' : 'page';
}
