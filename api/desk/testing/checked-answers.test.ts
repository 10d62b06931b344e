import { requireFit } from './checked-answers';

const NOTHING_NEW = { mails: [], count: 0, waiting: 0, canMail: true };
const MAIL = {
  ...{ id: 1, kind: 'message', queuedAt: '2026-11-30T09:00:00.000Z', tries: 1, reason: 'refused' },
  ...{ code: null, nextTryAt: null },
};
const fit = (body: unknown, status = 200) => requireFit('GET', '/unsent-mails?any=1', { status, body });

describe('an answer', () => {
  it('is let through where it is what its route says', () => {
    expect(() => fit(NOTHING_NEW)).not.toThrow();
    expect(() => fit({ ...NOTHING_NEW, mails: [MAIL] })).not.toThrow();
  });

  it.each([
    ['a field more', { ...NOTHING_NEW, _metadata: {} }, '/_metadata'],
    [
      'a field more in a line',
      { ...NOTHING_NEW, mails: [{ ...MAIL, to: 'ada@example.org' }] },
      '/mails/0/to',
    ],
    ['a field less', { mails: [], count: 0, waiting: 0 }, '/canMail'],
    ['a name that is none', { ...NOTHING_NEW, mails: [{ ...MAIL, reason: 'tired' }] }, '/mails/0/reason'],
    ['nothing', undefined, 'GET /unsent-mails'],
  ])('is refused with %s, which is named', (_, body, named) => {
    expect(() => fit(body)).toThrow(named);
  });

  it('is refused with another status, and with something where nothing is said', () => {
    expect(() => fit(NOTHING_NEW, 201)).toThrow('201');
    expect(() => requireFit('POST', '/sign-out', { status: 204, body: {} })).toThrow('POST /sign-out');
  });

  it('that refuses is no answer of the route', () => {
    expect(() => fit({ error: { fault: 'busy' } }, 503)).not.toThrow();
  });
});
