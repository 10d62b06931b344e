import { readablePath, wordsOfPath } from './not-found-screen';

it.each([
  ['/fr/%C5%93uvres/%C3%A9clat', '/fr/œuvres/éclat'],
  ['/100%', '/100%'],
  ['/a%2Fb', '/a%2Fb'],
])('writes %s as %s', (path, written) => {
  expect(readablePath(path)).toBe(written);
});

it.each([
  ['/fr/oeuvres/lampadaire-gueteur', 'lampadaire gueteur'],
  ['/works/%C5%92il_de.html', 'Œil de'],
  ['/index.php', ''],
  ['/works/gone-lamp/pdf', 'gone lamp'],
  ['/', ''],
  ['/12', ''],
  ['/x-1', ''],
  [`/${'lampe'.repeat(20)}`, ''],
])('would search for what %s names: ‘%s’', (path, words) => expect(wordsOfPath(path)).toBe(words));
