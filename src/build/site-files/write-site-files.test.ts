import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCalendar } from '../../features/calendar/testing/read-calendar';
import { readVcard } from '../../features/cards/testing/read-vcard';
import { sampleCreator, sampleEvent } from '../../gallery/testing/samples';
import { everyDownload } from '../../page-makers/testing/every-page';
import { sampleSource } from '../../page-makers/testing/sample-source';
import { writeSiteFiles } from './write-site-files';

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
