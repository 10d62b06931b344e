import { PAGE_DATA_FOLDER } from '../../src/release/page-data';
import type { RouteGroup } from './host-metrics';

/** Beginnings of paths; the first that fits counts. */
const PREFIXES: [string, RouteGroup][] = [
  ['/api/', 'api'],
  ['/media/', 'media'],
  ['/hooks/', 'hook'],
  [PAGE_DATA_FOLDER, 'page-data'],
];

/** Which kind of thing a decoded path asks for, found or not: few kinds, however many addresses there are. */
export function routeGroup(path: string): RouteGroup {
  if (path === '/healthz') return 'health';
  const known = PREFIXES.find(([prefix]) => path.startsWith(prefix));
  if (known) return known[1];
  return /\.(?!html$)\w+$/.test(path) ? 'file' : 'page';
}
