import { LABELS } from '../contract/collections/labels';
import { formatBytes } from './formats/bytes';
import { formatDate, formatDateRange } from './formats/dates';
import { dayOf } from './formats/day-of';
import { formatLife } from './formats/life-dates';
import { joinNames } from './formats/lists';
import { formatProgress } from './formats/progress';
import { formatTime, formatTimes } from './formats/times';
import { translator, WORDS } from './i18n';
import {
  DEFAULT_LOCALE_CODE,
  isLocaleCode,
  LOCALE_CODES,
  type LocaleCode,
  localeOfPath,
  LOCALES,
} from './locales';
import type { MessageKey } from './message-key';

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
  const messagesOf = (locale: LocaleCode) =>
    Object.assign({}, ...Object.values(WORDS[locale])) as Record<MessageKey, string>;
  const MESSAGES = { en: messagesOf('en'), fr: messagesOf('fr') };
  /** What stands between braces, and elements, in order of the alphabet. */
  const placeholders = (message = '') => (message.match(/{{.*?}}|{\w+}|<\/?[\w-]+\/?>/g) ?? []).sort();
  /** HTML of a whole page. */
  const isHtml = (key: string) => key === 'accessibility.body';
  /** Plural forms that other languages have are theirs. */
  const commonForm = (key: string) => key.replace(/_(zero|two|few|many)$/, '_other');

  describe.each([
    ['the messages', MESSAGES],
    ['the labels of fields', LABELS],
  ])('%s', (_, texts) => {
    it('have the same keys in both languages, but for plural forms', () => {
      const keysOf = (locale: LocaleCode) => new Set(Object.keys(texts[locale]).map(commonForm));
      expect(keysOf('fr')).toEqual(keysOf('en'));
    });

    it.each(Object.entries(texts.fr))('%s has the same placeholders in both languages', (key, text) => {
      const english: Readonly<Record<string, string>> = texts.en;
      expect(placeholders(text)).toEqual(placeholders(english[key] ?? english[commonForm(key)]));
    });

    it.each(LOCALE_CODES)('leave nothing empty, and no straight quotes, in %s', (locale) => {
      // The specification, section 8, writes this one so.
      const asSpecified = "Il semble qu'il y ait eu une erreur inattendue sur notre serveur.";
      const odd = Object.entries(texts[locale]).filter(
        ([key, text]) => (/['"]/.test(text) && text !== asSpecified && !isHtml(key)) || !text.trim(),
      );
      expect(odd).toEqual([]);
    });

    it('have a narrow space before French double punctuation and inside guillemets', () => {
      const odd = Object.entries(texts.fr).filter(([, text]) =>
        new RegExp(`(^|[^${NARROW}])[;:!?»]|«(?!${NARROW})`).test(
          text.replace(/{{.*?}}|{\w+}|<[^>]*>|https?:|mailto:|&\w+;/g, 'x'),
        ),
      );
      expect(odd).toEqual([]);
    });
  });

  describe('the messages', () => {
    it('have each key in one namespace alone, since one is looked for in all that a page has', () => {
      for (const locale of LOCALE_CODES) {
        const keys = Object.values(WORDS[locale]).flatMap((words) => Object.keys(words));
        expect(keys.length).toBe(new Set(keys).size);
      }
    });

    it.each(LOCALE_CODES)('have every plural form of %s, since i18next says the key instead', (locale) => {
      const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
      const counting = Object.keys(MESSAGES[locale]).filter((key) => key.endsWith('_other'));
      expect(counting.length).toBeGreaterThan(20);
      const missing = counting
        .flatMap((key) => pluralCategories.map((category) => key.replace(/_other$/, `_${category}`)))
        .filter((key) => !(key in MESSAGES[locale]));
      expect(missing).toEqual([]);
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

    it('says a million in French, which has a plural form of its own for it', () => {
      expect(translator('fr')('works.count', { count: 2_000_000 })).toBe('2000000 œuvres');
    });

    it('takes what a value holds for no placeholder', () => {
      expect(translator('en')('press.by', { author: '{{year}} $t(work.sold) $&' })).toBe(
        'by {{year}} $t(work.sold) $&',
      );
    });

    it('is the same one for a language at all times, for effects that depend on it', () => {
      expect(translator('fr')).toBe(translator('fr'));
      expect(translator('fr')).not.toBe(translator('en'));
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
