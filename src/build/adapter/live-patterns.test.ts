import { matchesPattern } from '../../routes/match-pattern';
import { livePatterns } from './live-patterns';

const pagesOf = (count: number) => ({
  pages: Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`/works/${at}`, ['work', 'd'] as [string, string]]),
  ),
});
const isAmong = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => matchesPattern(pattern, path));

it.each([
  '/',
  '/fr',
  '/about',
  '/works/quai',
  '/fr/oeuvres/type/tous/2',
  '/preview',
  '/fr/salon',
  '/newsletter/confirmation',
])('%s can be made live', (page) => expect(isAmong(livePatterns(pagesOf(1)).pages, page)).toBe(true));

it.each(['/events.ics', '/fr/contact.vcf', '/creators/a.vcf', '/data/fr/navigation.json'])(
  '%s can be made live, however many pages there are',
  (file) => {
    for (const count of [1, 2_001]) expect(isAmong(livePatterns(pagesOf(count)).files, file)).toBe(true);
  },
);

it.each([
  '/sitemap-0.xml',
  '/fr/sitemap.xml',
  '/robots.txt',
  '/search/index.json',
  '/static/search/en.ab.json',
])('%s is made of everything, and follows with the release where that is much', (file) => {
  expect(isAmong(livePatterns(pagesOf(2_000)).files, file)).toBe(true);
  expect(isAmong(livePatterns(pagesOf(2_001)).files, file)).toBe(false);
});

it.each([
  '/app.js',
  '/preview/token',
  '/room/token',
  '/static/other/a.json',
  '/icons/a.svg',
  '/page-data/app-data.json',
])('%s cannot', (file) => {
  const { pages, files } = livePatterns(pagesOf(1));
  expect(isAmong([...pages, ...files], file)).toBe(false);
});
