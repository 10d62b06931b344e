import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { creatorAnswer, eventAnswer } from '../../../api/content/answers/item-answers';
import { published, type View } from '../../../api/content/answers/view';
import { contentOfItems } from '../../../api/import-export/catalogue/first-catalogue';
import { readFolder } from '../../../api/import-export/catalogue/read-folder';
import { DEFAULT_LOCALE_CODE } from '../../contract/locale-codes';
import { readCalendar } from '../../features/calendar/testing/read-calendar';
import { readVcard } from '../../features/cards/testing/read-vcard';
import { sampleCreator, sampleEvent } from '../../gallery/testing/samples';
import { LOCALE_CODES } from '../../i18n/locales';
import { everyDownload } from '../../page-makers/testing/every-page';
import { sampleSource } from '../../page-makers/testing/sample-source';
import { filePath } from '../../routes/file-routes';
import { routePath } from '../../routes/route-path';
import { writeSiteFiles } from '../create-site-pages';

describe('real catalogue', () => {
  /** The catalogue as it is written; its pictures, which would have to be measured, are left out. */
  const content = readFolder('api/catalogue').then(({ items }) => contentOfItems(items));

  const SPLIT: [string, string[]][] = [
    ['Odile Kerhervé', ['Kerhervé', 'Odile', '', '', '']],
    ['Ateliers Fontanel & Brisse', ['Ateliers Fontanel & Brisse', '', '', '', '']],
  ];

  describe.each(LOCALE_CODES)('the gallery’s own catalogue in %s', (lang) => {
    const source = async () => {
      const { creators, events, press } = await content;
      const view = { lang, catalogue: { creators, events, press, works: new Map() } } as unknown as View;
      const origin = 'https://meublesetlumieres.example';
      const { catalogue, context } = sampleSource(lang, {
        creators: published(view, creators).map((creator) =>
          creatorAnswer(view, { ...creator, portrait: undefined }),
        ),
        events: published(view, events).map((event) =>
          eventAnswer(view, {
            ...event,
            pictures: [],
            exhibited_works: [],
            featured_artists: [],
            press_release: undefined,
          }),
        ),
      });
      return { catalogue, context: { ...context, origin } };
    };
    const textsIn = async (folder: string) =>
      (await everyDownload(await source())).filter(({ path }) => path.includes(folder));

    it('has a card of every creator that can be read', async () => {
      const { creators } = (await source()).catalogue;
      const cards = (await textsIn(`${routePath('creators', lang)}/`)).map(({ text }) => readVcard(text));
      expect(cards.map((card) => card.value('fn'))).toEqual(creators.map(({ name }) => name));
      expect(cards.map((card) => card.value('note'))).toEqual(creators.map(({ vcard }) => vcard.note));
      expect(cards.map((card) => card.value('rev'))).toEqual(creators.map(({ updated_at }) => updated_at));
      // The API names the English page, which is this one in another language.
      expect(cards.map((card) => card.values('url').length)).toEqual(creators.map(() => 1));
      expect(new Set(cards.map((card) => card.value('uid'))).size).toBe(creators.length);
      // A language that is new may have none yet.
      expect(creators.length).toBeGreaterThan(lang === DEFAULT_LOCALE_CODE ? 5 : -1);
    });

    it('splits the names of people, and not that of the workshop', async () => {
      const names = (await textsIn(`${routePath('creators', lang)}/`)).map(({ text }) =>
        readVcard(text).value('n'),
      );
      const { creators } = (await source()).catalogue;
      const there = SPLIT.filter(([name]) => creators.some((creator) => creator.name === name));
      expect(lang === DEFAULT_LOCALE_CODE ? there : SPLIT).toEqual(SPLIT);
      expect(names).toEqual(expect.arrayContaining(there.map(([, parts]) => parts)));
    });

    it('has a calendar of every event, and one of all, that can be read', async () => {
      const { events } = (await source()).catalogue;
      const single = (await textsIn(`${routePath('events', lang)}/`)).map(({ text }) => readCalendar(text));
      const [feed] = await textsIn(filePath('events-calendar', lang));
      const all = feed ? readCalendar(feed.text).events : [];
      for (const found of [single.flatMap((calendar) => calendar.events), all]) {
        expect(found.map(({ value }) => value('summary'))).toEqual(events.map(({ title }) => title));
        const starts = events.map(({ starts_on, starts_at }) =>
          starts_at ? `${starts_on}T${starts_at}:00` : starts_on,
        );
        expect(found.map(({ value }) => value('dtstart'))).toEqual(starts);
        expect(found.map(({ value }) => Boolean(value('geo')))).toEqual(
          events.map(({ venue }) => venue?.latitude !== undefined),
        );
        for (const { value } of found) expect(value('description')).not.toMatch(/<|&\w+;/);
      }
      expect(new Set(all.map(({ value }) => value('uid'))).size).toBe(events.length);
    });
  });
});

describe('write site files', () => {
  let folder: string;
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const write = async (en: Parameters<typeof sampleSource>[1] = {}, fr = en) =>
    writeSiteFiles(folder, [
      ...(await everyDownload(sampleSource('en', en))),
      ...(await everyDownload(sampleSource('fr', fr))),
    ]);
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => path.extname(name)).sort();

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'downloads-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  describe('writeSiteFiles', () => {
    it('writes cards, calendars and feeds of both languages', async () => {
      await write();
      expect(await files()).toEqual([
        'contact.vcf',
        'creators/arc.vcf',
        'data/en/navigation.json',
        'data/fr/navigation.json',
        'events.atom',
        'events.ics',
        'events/fair.ics',
        'fr/contact.vcf',
        'fr/createurs/arc.vcf',
        'fr/evenements.atom',
        'fr/evenements.ics',
        'fr/evenements/fair.ics',
        'fr/llms.txt',
        'fr/oeuvres.atom',
        'fr/presse.atom',
        'llms.txt',
        'press.atom',
        'works.atom',
      ]);
      expect(readVcard(await read('contact.vcf')).value('fn')).toBe('meubles et lumières');
      expect(readVcard(await read('contact.vcf')).value('rev')).toBe('2026-01-15T10:00:00Z');
      expect(readVcard(await read('fr/createurs/arc.vcf')).value('fn')).toBe('Creator arc');
      expect(readCalendar(await read('fr/evenements.ics')).events).toHaveLength(1);
      expect(readCalendar(await read('events/fair.ics')).events[0]?.value('summary')).toBe('Event fair');
    });

    it('writes those of an item in the languages that it has, past events among them', async () => {
      const only = { en: 'only', fr: null };
      await write(
        {
          creators: [{ ...sampleCreator('only'), slugs: only }],
          events: [{ ...sampleEvent('only'), slugs: only, starts_on: '2001-01-01', ends_on: '2001-01-02' }],
        },
        { creators: [], events: [] },
      );
      expect((await files()).filter((name) => /only|fr\/(createurs|evenements)\//.test(name))).toEqual([
        'creators/only.vcf',
        'events/only.ics',
      ]);
    });

    it('takes away what is left of items that are gone, and nothing else', async () => {
      await write({ creators: [sampleCreator('gone')], events: [sampleEvent('gone')] });
      await mkdir(path.join(folder, 'creators/gone'), { recursive: true });
      await writeFile(path.join(folder, 'creators/gone/index.html'), '');
      await writeFile(path.join(folder, 'creators/list.json'), '');
      await write();
      expect(await files()).not.toEqual(expect.arrayContaining([expect.stringMatching(/gone\.(vcf|ics)$/)]));
      expect(await files()).toEqual(
        expect.arrayContaining(['creators/arc.vcf', 'creators/gone/index.html', 'creators/list.json']),
      );
    });

    it('writes the same bytes in every build', async () => {
      await write();
      const before = await Promise.all((await files()).map(read));
      await write();
      expect(await Promise.all((await files()).map(read))).toEqual(before);
    });

    it('gives a slug that is no plain word the address that its page has', async () => {
      await write({ creators: [sampleCreator('noémie b')] });
      expect(await files()).toContain('creators/no%C3%A9mie%20b.vcf');
    });

    it('takes old search indexes away', async () => {
      const index = (hash: string) => ({ path: `/static/search/en.${hash}.json`, text: hash });
      await writeSiteFiles(folder, [index('old')]);
      await writeSiteFiles(folder, [index('new')]);
      expect(await files()).toEqual(['static/search/en.new.json']);
    });
  });
});
