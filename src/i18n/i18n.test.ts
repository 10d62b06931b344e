import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import { formatBytes } from './formats/bytes';
import { formatDate, formatDateRange } from './formats/dates';
import { dayOf } from './formats/day-of';
import { formatLife } from './formats/life-dates';
import { joinNames } from './formats/lists';
import { formatProgress } from './formats/progress';
import { formatTime, formatTimes } from './formats/times';
import { translator, wordsOf } from './i18n';
import {
  DEFAULT_LOCALE_CODE,
  isLocaleCode,
  LOCALE_CODES,
  type LocaleCode,
  localeOfPath,
  LOCALES,
} from './locales';
import { MESSAGES, messagesOf } from './messages';
import { ROOM_PAGES } from './pages/room-pages';
import { makeWords, type MessageKey, type Translate } from './words';

describe('bytes', () => {
  const SPACE = '\u00a0';

  describe('formatBytes', () => {
    it.each([
      [84_400, '84 kB', '84 ko'],
      [1_240_000, '1.2 MB', '1,2 Mo'],
      [2_000_000, '2 MB', '2 Mo'],
      [0, '1 kB', '1 ko'],
      [999_499, '999 kB', '999 ko'],
      [999_500, '1 MB', '1 Mo'],
    ])('%i bytes are %s, %s in French', (bytes, english, french) => {
      expect(formatBytes(bytes, 'en')).toBe(english.replace(' ', SPACE));
      expect(formatBytes(bytes, 'fr')).toBe(french.replace(' ', SPACE));
    });
  });

  describe('formatProgress', () => {
    it.each([
      [0, 840_000, '0', '840 kB', '840 ko'],
      [420_400, 840_000, '420', '840 kB', '840 ko'],
      [12_440_000, 38_000_000, '12.4', '38 MB', '38 Mo'],
      [400_000, 999_600, '0.4', '1 MB', '1 Mo'],
    ])('%i of %i bytes are told in the unit of the whole', (bytes, whole, loaded, english, french) => {
      expect(formatProgress(bytes, whole, 'en')).toEqual({ loaded, total: english.replace(' ', SPACE) });
      expect(formatProgress(bytes, whole, 'fr')).toEqual({
        loaded: loaded.replace('.', ','),
        total: french.replace(' ', SPACE),
      });
    });
  });
});

describe('dates', () => {
  describe('formatDate', () => {
    it('writes the day first, in either language', () => {
      expect(formatDate('2026-11-12', 'en')).toBe('12 November 2026');
      expect(formatDate('2026-11-12', 'fr')).toBe('12 novembre 2026');
    });

    it('knows the French first of a month, and takes no other day for one', () => {
      expect(formatDate('2026-08-01', 'fr')).toBe('1er août 2026');
      expect(formatDate('2026-08-01', 'en')).toBe('1 August 2026');
      expect(formatDate('2026-08-11', 'fr')).toBe('11 août 2026');
      expect(formatDate('2026-08-21', 'fr')).toBe('21 août 2026');
    });

    it('stays on the day that the text names, whatever the time behind it', () => {
      expect(formatDate('2026-12-31T23:59:59Z', 'en')).toBe('31 December 2026');
      expect(formatDate('2026-12-31T00:00:00+14:00', 'en')).toBe('31 December 2026');
    });
  });

  describe('formatDateRange', () => {
    it.each([
      ['one month', '2027-03-03', '2027-03-08', '3 to 8 March 2027', 'du 3 au 8 mars 2027'],
      ['one year', '2027-03-03', '2027-04-03', '3 March to 3 April 2027', 'du 3 mars au 3 avril 2027'],
      [
        'a change of year',
        '2026-11-12',
        '2027-01-30',
        '12 November 2026 to 30 January 2027',
        'du 12 novembre 2026 au 30 janvier 2027',
      ],
      [
        'the same month of another year',
        '2026-03-03',
        '2027-03-03',
        '3 March 2026 to 3 March 2027',
        'du 3 mars 2026 au 3 mars 2027',
      ],
      ['a first', '2027-03-01', '2027-03-08', '1 to 8 March 2027', 'du 1er au 8 mars 2027'],
      [
        'up to a first',
        '2027-03-28',
        '2027-04-01',
        '28 March to 1 April 2027',
        'du 28 mars au 1er avril 2027',
      ],
      ['one day', '2027-03-01', '2027-03-01', '1 March 2027', '1er mars 2027'],
    ])('repeats nothing that both ends share: %s', (_, start, end, english, french) => {
      expect(formatDateRange(start, end, 'en')).toBe(english);
      expect(formatDateRange(start, end, 'fr')).toBe(french);
    });
  });
});

describe('day of', () => {
  it('is the day of the place, not of Greenwich', () => {
    expect(dayOf(new Date(2026, 2, 8, 0, 5))).toBe('2026-03-08');
    expect(dayOf(new Date(2026, 10, 12, 23, 55))).toBe('2026-11-12');
  });
});

describe('formatLife', () => {
  it.each([
    [1914, 1989, '1914–1989', '1914–1989'],
    [1938, undefined, 'born 1938', 'naissance en 1938'],
    [undefined, 1989, 'died 1989', 'disparition en 1989'],
    [undefined, undefined, undefined, undefined],
  ])('from %s to %s is %s', (birth, death, english, french) => {
    expect(formatLife(birth, death, 'en')).toBe(english);
    expect(formatLife(birth, death, 'fr')).toBe(french);
  });
});

describe('joinNames', () => {
  it('joins as people write, without a comma before the last', () => {
    expect(joinNames(['Arc', 'Bois', 'Cuir'], 'en')).toBe('Arc, Bois and Cuir');
    expect(joinNames(['Arc', 'Bois', 'Cuir'], 'fr')).toBe('Arc, Bois et Cuir');
    expect(joinNames(['Arc', 'Bois'], 'fr')).toBe('Arc et Bois');
  });

  it('leaves one name alone, and none empty', () => {
    expect(joinNames(['Arc'], 'en')).toBe('Arc');
    expect(joinNames([], 'en')).toBe('');
  });
});

describe('times', () => {
  it.each([
    ['19:00', '7\u00a0pm', '19\u00a0h'],
    ['20:30', '8.30\u00a0pm', '20\u00a0h\u00a030'],
    ['00:05', '12.05\u00a0am', '0\u00a0h\u00a005'],
    ['12:00', '12\u00a0pm', '12\u00a0h'],
  ])('prints %s as each language does', (time, en, fr) => {
    expect([formatTime(time, 'en'), formatTime(time, 'fr')]).toEqual([en, fr]);
  });

  it('prints two hours of a day, and says once what they share', () => {
    expect(formatTimes('19:00', '20:30', 'en')).toBe('7 to 8.30\u00a0pm');
    expect(formatTimes('11:00', '19:00', 'en')).toBe('11\u00a0am to 7\u00a0pm');
    expect(formatTimes('19:00', '20:30', 'fr')).toBe('de 19\u00a0h à 20\u00a0h\u00a030');
  });
});

describe('i18n', () => {
  const NARROW = '\u202f';
  const french = Object.entries(MESSAGES.fr);
  /** The names between double braces, in order of the alphabet. */
  const placeholders = (message = '') => (message.match(/{{.*?}}/g) ?? []).sort();

  describe('the messages', () => {
    it('have the same keys in both languages', () => {
      expect(Object.keys(MESSAGES.fr).sort()).toEqual(Object.keys(MESSAGES.en).sort());
    });

    it.each(Object.keys(MESSAGES.en))('%s has the same placeholders in both languages', (key) => {
      expect(placeholders(MESSAGES.fr[key])).toEqual(placeholders(MESSAGES.en[key]));
    });

    it.each(LOCALE_CODES)('leave nothing empty, and no straight quotes, in %s', (locale) => {
      // The specification, section 8, writes this one so.
      const asSpecified = "Il semble qu'il y ait eu une erreur inattendue sur notre serveur.";
      const odd = Object.entries(MESSAGES[locale]).filter(
        ([, text]) => (/['"]/.test(text) && text !== asSpecified) || !text.trim(),
      );
      expect(odd).toEqual([]);
    });

    it('have a narrow space before French double punctuation and inside guillemets', () => {
      const odd = french.filter(([, text]) =>
        new RegExp(`(^|[^${NARROW}])[;:!?»]|«(?!${NARROW})`).test(text.replace(/{{.*?}}/g, 'x')),
      );
      expect(odd).toEqual([]);
    });
  });

  describe('the messages of a wrong field', () => {
    it.each([
      ['form.error.invalid', 'The {{field}} field is invalid.', 'Le champ {{field}} est invalide.'],
      ['form.error.required', 'The {{field}} field is required.', 'Le champ {{field}} est obligatoire.'],
      [
        'form.error.email',
        'The {{field}} field must be a valid email address.',
        'Le champ {{field}} doit être une adresse e-mail valide.',
      ],
      [
        'form.error.min',
        'The {{field}} field must be at least {{value, number}} characters.',
        'Le champ {{field}} doit contenir au moins {{value, number}} caractères.',
      ],
      [
        'form.error.max',
        'The {{field}} field must not be greater than {{value, number}} characters.',
        'Le champ {{field}} ne doit pas dépasser {{value, number}} caractères.',
      ],
    ] as const)('%s has the template of the specification', (key, english, french) => {
      expect(MESSAGES.en[key]).toBe(english);
      expect(MESSAGES.fr[key]).toBe(french);
    });
  });

  // Product specification, sections 2, 3, 4 and 9.
  describe('the words of the specification', () => {
    it.each([
      ['nav.home', 'home', 'accueil'],
      ['nav.works', 'works', 'œuvres'],
      ['nav.creators', 'creators', 'créateurs'],
      ['nav.events', 'events', 'évènements'],
      ['nav.about', 'about', 'à propos'],
      ['nav.press', 'press', 'presse'],
      ['nav.contact', 'contact', 'contact'],
      ['nav.legal-notice', 'legal notice', 'mentions légales'],
      ['nav.newsletter', 'newsletter', 'newsletter'],
      ['works.available', 'available works', 'œuvres disponibles'],
      ['works.sold', 'sold works', 'œuvres vendues'],
      ['work.looking-for', 'I am looking for this', 'Je recherche cette pièce'],
      ['work.enquire', 'Enquire', 'Se renseigner'],
      ['work.pdf-sheet', 'pdf sheet', 'fiche pdf'],
      ['work.print', 'print', 'imprimer'],
      ['work.printing', 'Printing', 'Impression en cours'],
      ['card.open', 'QR code / vCard', 'Code QR / vCard'],
      ['card.download', 'Download vCard', 'Télécharger la vCard'],
      ['work.hd-images', 'HD images', 'images HD'],
      ['downloads.all', 'Download all HD images', 'Télécharger toutes les images HD'],
      ['work.related', 'Related works', 'Œuvres liées'],
      ['work.back', 'Back to grid view', 'Retour à la grille'],
      ['event.exhibited-works', 'Exhibited works', 'Œuvres exposées'],
      ['event.featured-artists', 'Featured artists', 'Artistes présentés'],
      ['press.cited-works', 'Cited works', 'Œuvres citées'],
      ['press.cited-designers', 'Cited designers', 'Créateurs cités'],
      ['preview.return', 'Return to website', 'Retour au site'],
      ['enquiry.submit', 'Send a message', 'Envoyer un message'],
      ['enquiry.prefer', 'I prefer to send my inquiry by', 'Je préfère une réponse par'],
      [
        'newsletter.text',
        'Sign up to our newsletter for occasional updates',
        'Inscrivez-vous à notre newsletter pour recevoir de temps à autre de nos nouvelles',
      ],
      ['newsletter.professional', 'I am a professional', 'Je suis un professionnel'],
      [
        'search.placeholder',
        'Search works, creators, events or keyword',
        'Rechercher œuvres, créateurs, évènements ou mot-clé',
      ],
      ['search.results-for', 'Results for', 'Résultats pour'],
      ['search.no-results-for', 'No results for', 'Aucun résultat pour'],
      ['not-found.title', 'Page not found', 'Page introuvable'],
      ['not-found.home', 'Back home', 'Retour à l’accueil'],
    ] as const)('%s is %j, in French %j', (key, english, french) => {
      expect([MESSAGES.en[key], MESSAGES.fr[key]]).toEqual([english, french]);
    });
  });

  describe('translator', () => {
    it('speaks its language and fills placeholders in as they are', () => {
      expect(translator('fr')('creator.born', { year: 1938 })).toBe('naissance en 1938');
      expect(translator('en')('press.by', { author: 'A & <B>' })).toBe('by A & <B>');
    });

    it('chooses the plural form, for which French counts nothing as one', () => {
      expect(translator('en')('works.count', { count: 1 })).toBe('1 work');
      expect(translator('en')('works.count', { count: 0 })).toBe('0 works');
      expect(translator('fr')('works.count', { count: 0 })).toBe('0 œuvre');
    });

    it('groups the digits of a number as the language does', () => {
      const values = { field: 'message', value: 4000 };
      expect(translator('en')('form.error.max', values)).toContain('4,000');
      expect(translator('fr')('form.error.max', values)).toContain(`4${NARROW}000`);
    });

    it('is made once for a language', () => {
      expect(wordsOf('fr')).toBe(wordsOf('fr'));
      expect(wordsOf('fr')).not.toBe(wordsOf('en'));
    });
  });

  describe('a language without messages', () => {
    it('is logged as ‘Failed locale loading’, once; visitors see no message of it, but English', () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const unknown = 'xx' as LocaleCode;
      expect(translator(unknown)('work.sold')).toBe('sold');
      expect(translator(unknown)('work.pair')).toBe('Pair');
      expect(log.mock.calls).toEqual([['Failed locale loading', 'xx']]);
      log.mockRestore();
    });
  });
});

describe('late words', () => {
  const SRC = path.join(__dirname, '..');

  /** The file of src/i18n/late that brings a word along. */
  const SUBJECTS = new Map(
    readdirSync(path.join(SRC, 'i18n/en/late')).flatMap((file) =>
      [...readFileSync(path.join(SRC, 'i18n/en/late', file), 'utf8').matchAll(/^ {2}'([^']+)':/gm)].map(
        ([, key]) => [key!.replace(/_(one|other)$/, ''), file] as const,
      ),
    ),
  );
  /** What is imported when the page is made, not types, nor what comes later. */
  const IMPORTS = /^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+)';/gm;

  const texts = new Map<string, string>();
  function read(file: string): string {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  }

  function resolve(from: string, name: string): string | undefined {
    const base = path.resolve(path.dirname(from), name);
    // Some components have a stand-in in the browser.
    return [`${base}.browser.tsx`, base, `${base}.ts`, `${base}.tsx`].find((it) => FILES.has(it));
  }

  const FILES = new Set(
    readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
      .map((name) => path.join(SRC, name)),
  );

  /** All that a file brings along. */
  function closure(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const next of importsOf(file)) closure(next, seen);
    return seen;
  }

  const imports = new Map<string, string[]>();
  function importsOf(file: string): string[] {
    const found =
      imports.get(file) ??
      [...read(file).matchAll(IMPORTS)].flatMap(([, name]) => resolve(file, name!) ?? []);
    imports.set(file, found);
    return found;
  }

  const subjectsOf = (files: Set<string>): Set<string> =>
    new Set(
      [...files]
        .filter((file) => path.dirname(file) === path.join(__dirname, 'late'))
        .map((file) => path.basename(file)),
    );

  /** The subjects of the late words that a file says. */
  const saysLate = (file: string): string[] =>
    [...read(file).matchAll(/'([a-z-]+\.[a-z0-9.-]+)'/g)].flatMap(([, key]) => SUBJECTS.get(key!) ?? []);

  interface Entry {
    file: string;
    /** What that which imports it has brought. */
    known: Set<string>;
  }

  /** What comes in one piece: templates, pages of Gatsby, what is imported when it is needed. */
  const entries = (): Entry[] => [
    ...[...FILES, path.join(SRC, 'app/page-shell.tsx')]
      .filter((file) =>
        /src\/(templates|pages)\/((test|texts|token)\/)?[^/]+\.tsx$|page-shell\.tsx$/.test(file),
      )
      .map((file) => ({ file, known: new Set<string>() })),
    ...[...FILES].flatMap((importing) =>
      [...read(importing).matchAll(/import\((?:\/\*.*?\*\/ )?'(\.[^']+)'\)/g)].flatMap(([, name]) => {
        const file = resolve(importing, name!);
        return file ? [{ file, known: subjectsOf(closure(importing)) }] : [];
      }),
    ),
  ];

  /** What makes pages on the server has all words. */
  const ON_SERVER = /src\/(page-makers|server-render|build|i18n|contract|api|seo)\//;

  it('whatever says late words brings them along', () => {
    const silent = entries().flatMap(({ file: entry, known }) => {
      const all = closure(entry);
      const brought = subjectsOf(all);
      return [...all]
        .filter((file) => !ON_SERVER.test(file))
        .flatMap((file) => saysLate(file).map((subject) => [file, subject] as const))
        .filter(([, subject]) => !brought.has(subject) && !known.has(subject))
        .map(([file, subject]) =>
          [entry, file, subject].map((it) => path.relative(SRC, path.resolve(SRC, it))).join(' '),
        );
    });
    expect([...new Set(silent)].sort()).toEqual([]);
  });

  it.each(['en', 'fr'])(
    'no file of %s has words of both, which would then come first in every language',
    (code) => {
      const filesOf = (name: string) => closure(path.join(SRC, 'i18n', code, `${name}-messages.ts`));
      const late = filesOf('late');
      expect([...filesOf('first')].filter((file) => late.has(file))).toEqual([]);
    },
  );
});

describe('locales', () => {
  describe('the languages', () => {
    it('have the tags of the specification, and English for everybody else', () => {
      expect(LOCALE_CODES.map((code) => LOCALES[code].tag)).toEqual(['en-US', 'fr-FR']);
      expect(LOCALE_CODES.filter((code) => LOCALES[code].catchall)).toEqual([DEFAULT_LOCALE_CODE]);
    });

    // Product specification, section 3.
    it('tell code, tag, domains, direction, and whether they are for everybody else', () => {
      expect(LOCALES.en).toMatchObject({ code: 'en', tag: 'en-US', catchall: true });
      expect(LOCALES.fr).toMatchObject({ code: 'fr', tag: 'fr-FR', catchall: false });
      for (const code of LOCALE_CODES)
        expect(LOCALES[code]).toMatchObject({ defaultForDomains: [], direction: 'ltr' });
    });

    it('know their codes', () => {
      expect(isLocaleCode('fr')).toBe(true);
      expect(isLocaleCode('fr-FR')).toBe(false);
      expect(isLocaleCode(undefined)).toBe(false);
    });
  });

  describe('localeOfPath', () => {
    it.each([
      ['/', 'en'],
      ['/works/quai', 'en'],
      ['/fr', 'fr'],
      ['/fr/', 'fr'],
      ['/fr?availability=sold', 'fr'],
      ['/fr#content', 'fr'],
      ['/fr/oeuvres/quai', 'fr'],
      ['/fresco', 'en'],
      ['/works/fr', 'en'],
      ['', 'en'],
    ])('takes %s for %s', (path, locale) => {
      expect(localeOfPath(path)).toBe(locale);
    });
  });
});

describe('room pages', () => {
  const placeholders = (text = '') => (text.match(/{{.*?}}/g) ?? []).sort();
  const french = Object.entries(ROOM_PAGES.fr);

  describe('the words of rooms', () => {
    it.each(Object.keys(ROOM_PAGES.en) as (keyof typeof ROOM_PAGES.en)[])(
      '%s has the same placeholders in both languages',
      (key) => expect(placeholders(ROOM_PAGES.fr[key])).toEqual(placeholders(ROOM_PAGES.en[key])),
    );

    it.each(LOCALE_CODES)('leave nothing empty, and no straight quotes, in %s', (locale) => {
      const odd = Object.entries(ROOM_PAGES[locale]).filter(([, text]) => /['"]/.test(text) || !text.trim());
      expect(odd).toEqual([]);
    });

    it('have a narrow space before French double punctuation and inside guillemets', () => {
      const odd = french.filter(([, text]) =>
        /(^|[^\u202f])[;:!?»]|«(?!\u202f)/.test(text.replace(/{{.*?}}/g, 'x')),
      );
      expect(odd).toEqual([]);
    });
  });
});

describe('words', () => {
  /** The real library, with the options of flat keys and text that React escapes. */
  async function i18nextFor(locale: LocaleCode): Promise<Translate> {
    const instance = i18next.createInstance();
    const t = await instance.init({
      lng: locale,
      resources: { [locale]: { translation: messagesOf(locale) } },
      interpolation: { escapeValue: false },
      keySeparator: false,
      nsSeparator: false,
    });
    return t as Translate;
  }

  type Key = Parameters<Translate>[0];
  /** Both the keys as they are and those that plural forms are asked for by. */
  const keysOf = (locale: LocaleCode) =>
    [
      ...new Set(Object.keys(messagesOf(locale)).flatMap((key) => [key, key.replace(/_(one|other)$/, '')])),
    ] as Key[];
  /** A value for every name between double braces, with what could be taken for a placeholder or a tag. */
  const valuesOf = (locale: LocaleCode, count?: number) => {
    const names = Object.values(messagesOf(locale)).flatMap((text) =>
      [...text.matchAll(/{{(\w+)(, number)?}}/g)].map(
        ([, name = '', number]) => [name, number ? 12345.5 : `$& "A" <${name}>`] as const,
      ),
    );
    return { ...Object.fromEntries(names), ...(count === undefined ? {} : { count }) };
  };

  describe.each(LOCALE_CODES)('makeWords in %s', (locale) => {
    const { t } = makeWords(locale, messagesOf(locale));

    it.each([undefined, 0, 1, 1.5, 2, 11, 21, 1000])(
      'says every message as i18next does, with a count of %s',
      async (count) => {
        const theirs = await i18nextFor(locale);
        const values = valuesOf(locale, count);
        const keys = keysOf(locale);
        expect(keys.length).toBeGreaterThan(100);
        expect(keys.map((key) => t(key, values))).toEqual(keys.map((key) => theirs(key, values)));
      },
    );
  });

  describe('makeWords', () => {
    const say = (
      locale: string,
      messages: Record<string, string>,
      values?: Record<string, string | number>,
    ) => makeWords(locale, messages).t('work.sold' satisfies MessageKey, values);

    it('says a key that has no message as it is', () => {
      expect(say('en', {})).toBe('work.sold');
    });

    it('takes the common plural form where a language has one that the message lacks', () => {
      const messages = { 'work.sold_one': '{{count}} vendu', 'work.sold_other': '{{count}} vendus' };
      expect(say('fr', messages, { count: 2_000_000 })).toBe('2000000 vendus');
    });

    it('leaves out what no value is given for', () => {
      expect(say('en', { 'work.sold': 'sold {{date}}' })).toBe('sold ');
    });

    it('speaks the default language for a language that is not the site’s', () => {
      expect(makeWords('xx', {}).locale).toBe('en');
      expect(makeWords('fr', {}).locale).toBe('fr');
    });
  });
});
