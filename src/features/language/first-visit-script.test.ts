import vm from 'node:vm';
import { FIRST_VISIT_SCRIPT } from './first-visit-script';

const ORIGIN = 'https://gallery.example';
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

interface Visit {
  url?: string;
  languages?: string[];
  /** Null where the browser allows none. */
  cookie?: string | null;
  userAgent?: string;
  referrer?: string;
}

/** Where the script sends a visitor, undefined when it lets them stay. */
function sentTo({ url = '/', languages, cookie = '', userAgent = BROWSER, referrer = '' }: Visit) {
  const { origin, pathname, search, hash } = new URL(url, ORIGIN);
  const replace = jest.fn();
  const documentElement = { style: { visibility: '' } };
  vm.runInNewContext(FIRST_VISIT_SCRIPT, {
    navigator: { languages, userAgent },
    location: { origin, pathname, search, hash, replace },
    document: {
      get cookie() {
        if (cookie === null) throw new Error('denied');
        return cookie;
      },
      referrer,
      documentElement,
    },
  });
  // Nothing may be seen of a page that is left.
  expect(documentElement.style.visibility).toBe(replace.mock.calls.length > 0 ? 'hidden' : '');
  return replace.mock.calls[0]?.[0];
}

describe('a first visit to the home page', () => {
  it.each([
    [['fr-FR', 'en-US'], '/fr'],
    [['fr'], '/fr'],
    [['FR-fr'], '/fr'],
    [['nl-NL', 'fr'], '/fr'],
    [['fr-CA'], '/fr'],
    [['nl-BE', 'fr-BE', 'en'], '/fr'],
    [['en-GB', 'fr'], undefined],
    [['en-US', 'fr-FR'], undefined],
    [['en', 'fr'], undefined],
    [['nl', 'en', 'fr'], undefined],
    [['nl-NL', 'constructor'], undefined],
  ])('takes the first of the browser’s languages %j that there is, or English: %s', (languages, path) => {
    expect(sentTo({ languages })).toBe(path);
  });

  it('goes by the browser’s languages where there is no cookie, or none may be asked for', () => {
    expect(sentTo({ languages: ['fr'], cookie: '' })).toBe('/fr');
    expect(sentTo({ languages: ['fr'], cookie: null })).toBe('/fr');
  });

  it('has the language of the cookie before those of the browser', () => {
    expect(sentTo({ languages: ['en-US'], cookie: 'a=1; i18n_redirected=fr; b=2' })).toBe('/fr');
    expect(sentTo({ languages: ['fr-FR'], cookie: 'i18n_redirected=en' })).toBeUndefined();
    expect(sentTo({ languages: ['fr-FR'], cookie: 'i18n_redirected=xx' })).toBe('/fr');
    expect(sentTo({ languages: ['en'], cookie: 'not_i18n_redirected=fr' })).toBeUndefined();
  });

  it('keeps query and hash', () => {
    expect(sentTo({ url: '/?ref=letter#news', languages: ['fr'] })).toBe('/fr?ref=letter#news');
  });

  it('ends where a link leads: on no other page is anybody sent anywhere', () => {
    for (const url of ['/about', '/works/quai', '/fr', '/fr/a-propos'])
      expect(sentTo({ url, languages: ['fr'], cookie: 'i18n_redirected=fr' })).toBeUndefined();
  });

  it('is none for whoever comes from another page of the site', () => {
    expect(sentTo({ languages: ['fr'], referrer: `${ORIGIN}/fr` })).toBeUndefined();
    expect(sentTo({ languages: ['fr'], referrer: 'https://search.example/?q=lamp' })).toBe('/fr');
    expect(sentTo({ languages: ['fr'], referrer: `${ORIGIN}.evil.example/` })).toBe('/fr');
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0',
  ])('leaves the bot %s where it is', (userAgent) => {
    expect(sentTo({ languages: ['fr'], cookie: 'i18n_redirected=fr', userAgent })).toBeUndefined();
  });

  it('leaves those without languages where they are, and takes no telephone for a bot', () => {
    expect(sentTo({})).toBeUndefined();
    expect(sentTo({ languages: [] })).toBeUndefined();
    expect(sentTo({ languages: ['fr'], userAgent: 'Mozilla/5.0 (Linux; Android 9; CUBOT X19)' })).toBe('/fr');
  });
});
