import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { currentFiles, type FileKind } from '../files/file-queries';
import { openPreviews } from '../previews/preview-tokens';
import { SAMPLE_FILES } from '../testing/sample-files';
import { bringMedia } from '../testing/sample-media';
import { sampleGlb } from '../testing/sample-glb';
import { problemsOf } from '../../src/contract/check';
import { Answer } from '../../src/contract/common';
import type { GalleryEvent } from '../../src/contract/items/event';
import type { Work } from '../../src/contract/items/work';
import { Preview } from '../../src/contract/kinds/preview';
import type { GivenLink, NewLink } from './contract/given-links';
import type { OpenItem } from './contract/item';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';
import { putItems } from './published/item-queries';
import { itemText } from './published/item-text';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

describe('preview', () => {
  let cookie: string;
  beforeAll(async () => {
    const orange = sharp({ create: { width: 640, height: 480, channels: 3, background: '#d06010' } });
    await orange.jpeg().toFile(path.join(desk.root, 'pictures/bench-1.jpg'));
    await bringMedia(desk, desk.root, ['pictures/bench-1.jpg']);
  });
  beforeEach(async () => {
    ({ cookie } = await desk.person());
    await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));
  });

  const link = async (place: string, locale = 'en') => {
    const answer = await desk.call('POST', `/items/${place}/preview`, { cookie, body: { locale } });
    return answer.body as { url: string };
  };
  const see = async ({ url }: { url: string }) => {
    const answer = await desk.app.inject(`/api/preview/${url.split('/').at(-1)}`);
    return { status: answer.statusCode, body: answer.json<{ data: Preview }>() };
  };
  /** Good enough for the page, which checks what it gets. */
  const shown = async (place: string, locale = 'en'): Promise<Work> => {
    const { status, body } = await see(await link(place, locale));
    expect(status).toBe(200);
    expect(problemsOf(Answer(Preview), body)).toEqual([]);
    return body.data.item as Work;
  };
  const save = async (place: string, fields: Record<string, unknown>): Promise<void> => {
    const { body } = await desk.call('GET', `/items/${place}`, { cookie });
    const { published, draft } = body as OpenItem;
    const before = (name: string) =>
      draft?.changes.find((one) => one.path === name)?.value ??
      name
        .split('.')
        .reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], published) ??
      null;
    const changes = Object.entries(fields).map(([name, value]) => ({
      path: name,
      before: before(name),
      value,
    }));
    const answer = await desk.call('PUT', `/items/${place}/draft`, { cookie, body: { changes } });
    expect(answer).toMatchObject({ status: 200, body: { conflicts: [] } });
  };

  it('shows a model that nothing public shows yet', async () => {
    await mkdir(path.join(desk.root, 'models'), { recursive: true });
    const model = await sampleGlb({ width: 0.5, height: 0.5, depth: 0.5 });
    await writeFile(path.join(desk.root, 'models/drafted.glb'), model);
    await bringMedia(desk, desk.root, ['models/drafted.glb']);
    await save('works/chair', { model: { file: 'drafted.glb' } });
    const { model: seen } = await shown('works/chair');
    const { statusCode, rawPayload } = await desk.app.inject(seen!.web.url);
    expect([statusCode, rawPayload.length]).toEqual([200, seen!.web.bytes]);
    await save('works/chair', { model: { file: 'gone.glb' } });
    expect((await shown('works/chair')).model).toBeUndefined();
  });

  it('is a page of the site, in a language, for those who are signed in', async () => {
    expect((await link('works/lamp')).url).toMatch(/^https:\/\/desk\.example\/preview\/[\w-]{43}$/);
    expect((await link('works/lamp', 'fr')).url).toMatch(/^https:\/\/desk\.example\/fr\/preview\/[\w-]{43}$/);
    const of = (place: string, by?: string) =>
      desk.call('POST', `/items/${place}/preview`, { ...(by && { cookie: by }), body: { locale: 'en' } });
    expect((await of('works/lamp')).status).toBe(401);
    expect((await of('works/none', cookie)).status).toBe(404);
    for (const place of ['types/seating', 'site/site'])
      expect(await of(place, cookie)).toMatchObject({ status: 409, body: { error: { fault: 'noPreview' } } });
  });

  it('ends with the session that asked for it, also where nobody has ended that', async () => {
    const preview = await link('works/lamp');
    expect((await see(preview)).status).toBe(200);
    const seen = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
    await desk.database.write((to) => to.run('UPDATE desk_sessions SET seen_at = ?', seen(11)));
    expect((await see(preview)).status).toBe(200);
    await desk.database.write((to) => to.run('UPDATE desk_sessions SET seen_at = ?', seen(13)));
    expect((await see(preview)).status).toBe(410);
  });

  it('lays the draft over what is public, and follows it', async () => {
    const preview = await link('works/lamp');
    expect((await see(preview)).body.data.item).toMatchObject({ title: 'Tall lamp' });
    await save('works/lamp', {
      'title.en': 'Taller lamp',
      'description.en': '<p onclick="x()">Lit<script>alert(1)</script></p>',
      price: null,
    });
    const item = (await see(preview)).body.data.item as Work;
    expect(item).toMatchObject({ title: 'Taller lamp', description: '<p>Lit</p>', reference: 'ML 0001' });
    expect(item.price).toBeUndefined();
    // What visitors get, and links that were sent to somebody, have nothing of it.
    expect((await desk.app.inject('/api/works/lamp')).json()).toMatchObject({ data: { title: 'Tall lamp' } });
  });

  it('shows what another process has published, before this one has read it', async () => {
    const slug = { en: 'new-lamp', fr: 'nouvelle-lampe' };
    const of = { shelf: 'works', id: 'new-lamp' } as const;
    const text = itemText(of, { ...SAMPLE_FILES['works/lamp.yaml'], slug });
    await desk.database.write((to) => putItems(to, [{ ...of, text }]));
    expect(await shown('works/new-lamp')).toMatchObject({ title: 'Tall lamp' });
    await desk.database.write((to) => putItems(to, [{ ...of, text: null }]));
  });

  it('shows what can be shown: what is not good yet is as it is public', async () => {
    await save('works/lamp', {
      'title.en': '',
      'dimensions.height': '15,',
      'materials.en': 'Steel',
      'date.en': 'a\u0001b',
      'slug.en': 'Not a slug',
      creators: [],
      type: 'nothing',
      pictures: [
        { file: 'gone.jpg', alt: { en: 'x', fr: 'x' } },
        { file: 'lamp-1-night.jpg', alt: { en: 'Lit' } },
      ],
    });
    const item = await shown('works/lamp');
    expect(item).toMatchObject({ title: 'Tall lamp', date: 'circa 1955', materials: 'Steel', creators: [] });
    expect(item.dimensions).toMatchObject({ height: 150 });
    expect(item.images.map(({ alt }) => alt)).toEqual(['Lit']);
    expect((await shown('works/lamp', 'fr')).images[0]?.alt).toBe('Lit');
  });

  it('shows a new work from its first letter on, each language with its own texts', async () => {
    await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: 'Bench' } });
    await save('works/bench', { 'description.fr': '<p>Un banc</p>', related: ['lamp'] });
    expect(await shown('works/bench')).toMatchObject({
      title: 'Bench',
      type: { title: '\u00a0' },
      related_works: [{ title: 'Tall lamp', type: { title: 'lighting' } }],
    });
    expect((await see(await link('works/bench'))).body.data.unwritten).toEqual(['type']);
    // No English page would ever have it.
    expect(await shown('works/bench')).not.toHaveProperty('description');
    expect(await shown('works/bench', 'fr')).toMatchObject({ title: 'Bench', description: '<p>Un banc</p>' });
    const { body } = await desk.call('POST', '/items', { cookie, body: { shelf: 'works' } });
    expect(await shown(`works/${(body as OpenItem).id}`)).toMatchObject({ title: '\u00a0' });
  });

  it.each(['creators', 'events', 'press'])('shows a new one of %s', async (shelf) => {
    const { body } = await desk.call('POST', '/items', { cookie, body: { shelf, title: 'New' } });
    await shown(`${shelf}/${(body as OpenItem).id}`);
    await shown(`${shelf}/${(body as OpenItem).id}`, 'fr');
  });

  it('shows a work with the name of a creator who is a draft yet', async () => {
    const { body } = await desk.call('POST', '/items', {
      cookie,
      body: { shelf: 'creators', title: 'Louise Amiel' },
    });
    const { id } = body as OpenItem;
    await save('works/lamp', { creators: [id] });
    for (const locale of ['en', 'fr'])
      expect((await shown('works/lamp', locale)).creators.map(({ name }) => name)).toEqual(['Louise Amiel']);
  });

  it('shows a work in the language that it has not, and pages', async () => {
    await save('works/stool', { 'materials.fr': 'Chêne' });
    expect(await shown('works/stool')).toMatchObject({ title: 'Tabouret' });
    expect(await shown('works/stool')).not.toHaveProperty('materials');
    expect(await shown('works/stool', 'fr')).toMatchObject({ title: 'Tabouret', materials: 'Chêne' });
    await save('pages/about', { 'body.en': '<p>They</p>' });
    expect(await shown('pages/about')).toMatchObject({ title: 'About', body: '<p>They</p>' });
    await save('pages/home', {
      news: [{ id: 'a', title: { en: 'News' } }],
      selected_works: ['lamp', 'none'],
    });
    expect(await shown('pages/home')).toMatchObject({ news: [], selected_works: [{ title: 'Tall lamp' }] });
    const picture = { file: 'lamp-1-day.jpg', alt: { en: 'A lamp' } };
    const link = { label: { en: 'See it' }, url: {} };
    await save('pages/home', { news: [{ id: 'a', title: { en: 'News' }, link, picture }] });
    const [news] = ((await shown('pages/home')) as unknown as { news: object[] }).news;
    expect(news).toMatchObject({ title: 'News' });
    expect(news).not.toHaveProperty('link');
  });

  it('shows a text that was emptied in one language as visitors go on to see it, and none once it is emptied in both', async () => {
    await save('pages/about', { 'title.en': null });
    expect((await shown('pages/about')).title).toBe('About');
    await save('pages/about', { 'title.fr': null });
    expect((await shown('pages/about')).title).toBe('About');
    expect((await shown('pages/about', 'fr')).title).toBe('À propos');
    await save('pages/about', { 'body.en': null });
    const page = (await desk.call('GET', '/items/pages/about', { cookie })).body as OpenItem;
    const { en } = page.published!['body'] as Record<string, string>;
    expect(await shown('pages/about')).toMatchObject({ body: en });
    await save('pages/about', { 'body.fr': null });
    expect(await shown('pages/about')).not.toHaveProperty('body');
    const news = (page: object) => (page as { news: { title: string }[] }).news.map(({ title }) => title);
    const { published } = (await desk.call('GET', '/items/pages/home', { cookie })).body as OpenItem;
    const [first, ...others] = published!['news'] as { title: { en: string; fr: string } }[];
    await save('pages/home', { news: [{ ...first, title: { fr: first!.title.fr } }, ...others] });
    expect(news(await shown('pages/home'))[0]).toBe(first!.title.en);
  });

  it('tells which days nobody has written, and ends an event of one day on it', async () => {
    const dataOf = async (place: string) => (await see(await link(place))).body.data;
    const make = async (shelf: string) => {
      const { body } = await desk.call('POST', '/items', { cookie, body: { shelf, title: 'New' } });
      return `${shelf}/${(body as OpenItem).id}`;
    };
    const event = await make('events');
    expect((await dataOf(event)).unwritten).toEqual(['starts_on', 'ends_on']);
    await save(event, { starts_on: '2031-05-02' });
    expect(await dataOf(event)).toMatchObject({
      unwritten: ['ends_on'],
      item: { starts_on: '2031-05-02', ends_on: '2031-05-02' },
    });
    expect((await dataOf(await make('press'))).unwritten).toEqual(['published_on']);
    expect(await dataOf('events/late')).not.toHaveProperty('unwritten');
  });

  it('tells whether the page is public at the address that the item has', async () => {
    const isPublic = async (place: string, locale?: string) =>
      (await see(await link(place, locale))).body.data.is_public;
    expect(await isPublic('works/lamp')).toBe(true);
    await save('works/lamp', { 'slug.en': 'another-lamp' });
    expect(await isPublic('works/lamp')).toBe(false);
    expect(await isPublic('works/lamp', 'fr')).toBe(true);
    expect(await isPublic('pages/about')).toBe(true);
    const { body } = await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: 'Bench' } });
    expect(await isPublic(`works/${(body as OpenItem).id}`)).toBe(false);
  });

  it('shows a picture that nothing public shows yet', async () => {
    await save('works/lamp', { pictures: [{ file: 'bench-1.jpg', alt: { en: 'Bench', fr: 'Banc' } }] });
    const { images } = await shown('works/lamp');
    expect(images).toMatchObject([{ alt: 'Bench', width: 640, height: 480 }]);
    const picture = await desk.app.inject(images[0]!.sizes.sm);
    expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
  });

  it('is good for 12 hours, and as long as the session', async () => {
    const late = await link('works/lamp');
    await desk.database.write((to) =>
      to.run("UPDATE preview_tokens SET expires_at = '2026-01-01T00:00:00Z'"),
    );
    expect((await see(late)).status).toBe(410);
    const preview = await link('works/lamp');
    const { expires_at } = (await see(preview)).body.data;
    expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(12 * 60 * 60 * 1000);
    expect(await desk.database.read((from) => openPreviews(from, Date.now()))).toEqual([]);
    await desk.call('POST', '/sign-out', { cookie });
    expect((await see(preview)).status).toBe(404);
  });

  it('offers a PDF that nothing public offers yet', async () => {
    await writeFile(path.join(desk.root, 'files/new.pdf'), '%PDF-1.4 new');
    await bringMedia(desk, desk.root, ['files/new.pdf']);
    await save('events/late', { 'press_release.file': { en: 'new.pdf', fr: 'gone.pdf' } });
    const { body } = await see(await link('events/late'));
    const { press_release } = body.data.item as GalleryEvent;
    expect(press_release).toMatchObject({ filename: 'new.pdf', bytes: 12 });
    const file = await desk.app.inject(press_release!.url);
    expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.4 new']);
    const french = (await see(await link('events/late', 'fr'))).body.data.item as GalleryEvent;
    expect(french.press_release).toBeUndefined();
  });

  it('has what it shows served by a process that did not show it, and to nobody before there is one', async () => {
    const violet = sharp({ create: { width: 640, height: 480, channels: 3, background: '#6010d0' } });
    await violet.jpeg().toFile(path.join(desk.root, 'pictures/stand.jpg'));
    await writeFile(path.join(desk.root, 'files/stand.pdf'), '%PDF-1.4 stand');
    await bringMedia(desk, desk.root, ['pictures/stand.jpg', 'files/stand.pdf']);
    const versionOf = async (kind: FileKind, name: string) =>
      (await desk.database.read((from) => currentFiles(from, kind, name)))[0]!.hash.slice(0, 8);
    const addresses = [
      `/media/stand.${await versionOf('pictures', 'stand.jpg')}/480.webp`,
      `/media/files/${await versionOf('files', 'stand.pdf')}/stand.pdf`,
    ];
    const ask = () => Promise.all(addresses.map((address) => desk.app.inject(address)));
    const statuses = async () => (await ask()).map(({ statusCode }) => statusCode);
    expect(await statuses()).toEqual([404, 404]);
    await save('works/lamp', { pictures: [{ file: 'stand.jpg', alt: { en: 'Stand', fr: 'Stand' } }] });
    await save('events/late', { 'press_release.file': { en: 'stand.pdf' } });
    await desk.database.write((to) => to.run('DELETE FROM preview_tokens'));
    expect(await statuses()).toEqual([404, 404]);
    for (const place of ['works/lamp', 'events/late']) await link(place);
    for (const { statusCode, headers } of await ask())
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    await save('events/late', { 'press_release.file': { en: 'late-en.pdf', fr: 'late-fr.pdf' } });
    expect(await statuses()).toEqual([200, 404]);
  });
});

describe('given links', () => {
  let cookie: string;
  let me: string;
  beforeAll(() => desk.afresh());
  beforeEach(async () => {
    const person = await desk.person('everything');
    ({ cookie } = person);
    me = person.email.split('@')[0]!;
    await desk.database.write((to) => to.run('DELETE FROM preview_tokens'));
  });

  const give = async (locale: 'en' | 'fr' = 'en', place = 'works/chair'): Promise<NewLink> => {
    const answer = await desk.call('POST', `/items/${place}/links`, { cookie, body: { locale } });
    expect(answer.status).toBe(200);
    return answer.body as NewLink;
  };
  const links = async (place = 'works/chair') =>
    (await desk.call('GET', `/items/${place}/links`, { cookie })).body as GivenLink[];
  const see = async ({ url }: NewLink) => {
    const answer = await desk.app.inject(`/api/preview/${url.split('/').at(-1)}`);
    return {
      status: answer.statusCode,
      title: answer.json<{ data?: { item: { title: string } } }>().data?.item.title,
    };
  };
  const write = (value: string, before: string) =>
    desk.call('PUT', '/items/works/chair/draft', {
      cookie,
      body: { changes: [{ path: 'title.en', before, value }] },
    });

  it('shows somebody outside what is written, as it is written, also after who gave it has signed out', async () => {
    const link = await give();
    const { title: published } = await see(link);
    await write('A chair that nobody has seen', published!);
    expect(await see(link)).toEqual({ status: 200, title: 'A chair that nobody has seen' });
    await desk.call('POST', '/sign-out', { cookie });
    await desk.database.write((to) => to.run('DELETE FROM desk_sessions'));
    expect((await see(link)).status).toBe(200);
    await desk.database.write((to) => to.run('DELETE FROM desk_drafts'));
  });

  it('is good for 7 days, in its language, on the site', async () => {
    const { url, until } = await give('fr');
    expect(url).toMatch(/^http:\/\/[^/]+\/fr\/preview\/[\w-]{43}$/);
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.99 * 86_400_000);
    expect(Date.parse(until) - Date.now()).toBeLessThan(7.01 * 86_400_000);
    expect(await links()).toEqual([{ number: expect.any(Number), locale: 'fr', by: me, until }]);
    expect(await links('works/lamp')).toEqual([]);
  });

  it('works no more once it is ended, and the others do', async () => {
    const [first, second] = [await give(), await give('fr')];
    const [newest, oldest] = await links();
    expect([newest!.locale, oldest!.locale]).toEqual(['fr', 'en']);
    const end = (place: string) => desk.call('DELETE', `/items/${place}/links/${oldest!.number}`, { cookie });
    expect((await end('works/lamp')).body).toEqual([]);
    expect((await see(first)).status).toBe(200);
    expect((await end('works/chair')).body).toEqual([newest]);
    expect([(await see(first)).status, (await see(second)).status]).toEqual([404, 200]);
    expect((await end('works/chair')).body).toEqual([newest]);
  });

  it('is noted, with who gave it', async () => {
    await give();
    const [{ number } = { number: 0 }] = await links();
    await desk.call('DELETE', `/items/works/chair/links/${number}`, { cookie });
    const { body } = await desk.call('GET', '/log', { cookie });
    const [ended, given] = body as { what: string; name: string }[];
    expect([given, ended]).toMatchObject([
      { what: 'link-given', name: me },
      { what: 'link-ended', name: me },
    ]);
  });

  it('is for what has a page, and for those who may publish', async () => {
    const of = async (place: string, by?: string) =>
      (
        await desk.call('POST', `/items/${place}/links`, {
          ...(by && { cookie: by }),
          body: { locale: 'en' },
        })
      ).status;
    const { cookie: writer } = await desk.person('write');
    expect(await of('works/chair')).toBe(401);
    expect(await of('works/chair', writer)).toBe(403);
    expect(await of('works/none', cookie)).toBe(404);
    for (const place of ['types/seating', 'site/site']) expect(await of(place, cookie)).toBe(409);
    expect((await see(await give('en', 'pages/home'))).status).toBe(200);
  });
});
