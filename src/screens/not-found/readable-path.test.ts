import { readablePath } from './not-found-screen';

it.each([
  ['/fr/%C5%93uvres/%C3%A9clat', '/fr/œuvres/éclat'],
  ['/100%', '/100%'],
  ['/a%2Fb', '/a%2Fb'],
])('writes %s as %s', (path, written) => {
  expect(readablePath(path)).toBe(written);
});
