import { canonicalUrl } from './canonical';

const ORIGIN = 'https://gallery.example';

describe('canonicalUrl', () => {
  it('is the address without its query', () => {
    expect(canonicalUrl(ORIGIN, '/works/quai-bench', '?utm_source=x&q=lamp')).toBe(
      `${ORIGIN}/works/quai-bench`,
    );
    expect(canonicalUrl(ORIGIN, '/')).toBe(`${ORIGIN}/`);
  });

  it('keeps whitelisted parameters, sorted by name', () => {
    expect(canonicalUrl(ORIGIN, '/works', '?b=2&c=3&a=1', { allowed: { a: ['1'], b: ['2'] } })).toBe(
      `${ORIGIN}/works?a=1&b=2`,
    );
  });

  it.each(['?availability=stolen', '?availability=', '?availability=all'])(
    'leaves out what means nothing: %s',
    (search) => {
      expect(canonicalUrl(ORIGIN, '/works', search)).toBe(`${ORIGIN}/works`);
    },
  );

  it('names a parameter once', () => {
    expect(canonicalUrl(ORIGIN, '/works', '?availability=sold&availability=available')).toBe(
      `${ORIGIN}/works?availability=sold`,
    );
  });

  it('writes them in lower case unless asked not to', () => {
    expect(canonicalUrl(ORIGIN, '/works', '?Availability=SOLD')).toBe(`${ORIGIN}/works?availability=sold`);
    expect(canonicalUrl(ORIGIN, '/works', '?a=SOLD', { allowed: { a: ['SOLD'] }, lowercase: false })).toBe(
      `${ORIGIN}/works?a=SOLD`,
    );
  });
});
