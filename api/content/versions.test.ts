import { erasePersonalRecords } from '../privacy/personal-records';
import { queueMail } from '../mail/mail-queries';
import { keepMessage } from '../messages/message-queries';
import { withdraw } from '../subscriptions/consents';
import { keepSubscription } from '../subscriptions/newsletter-queries';
import { SAMPLE_FILES } from '../testing/sample-files';
import type { LogLine } from '../people/contract/identity';
import type { DeletedList } from './contract/deleted';
import type { OpenItem, SavedDraft } from './contract/item';
import type { ItemPage } from './contract/list';
import type { History, Published, Removed, Version, VersionLine } from './contract/publishing';
import { openTestDesk, type TestDesk } from '../desk/testing/test-desk';
import { discardedIn } from './drafts/draft-queries';

describe('history', () => {
  let desk: TestDesk;
  let ada: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ada = (await desk.person('publish', 'ada@example.org')).cookie;
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, body?: object, cookie = ada) =>
    desk.call(method, at, { cookie, ...(body && { body }) });
  const open = async (place: string) => (await call('GET', `/items/${place}`)).body as OpenItem;
  const historyOf = async (place: string) =>
    ((await call('GET', `/items/${place}/history`)).body as { lines: VersionLine[] }).lines;
  const sell = () => call('POST', '/items/works/availability', { ids: ['lamp'], availability: 'sold' });

  describe('the history of an item', () => {
    it('has each version with its act, its person and what it changed, newest first', async () => {
      await call('PUT', '/items/works/lamp/draft', {
        changes: [{ path: 'title.en', before: 'Tall lamp', value: 'Taller lamp' }],
      });
      const draft = (await open('works/lamp')).draft!.number;
      await call('POST', '/publish', { items: [{ shelf: 'works', id: 'lamp', draft }] });
      await sell();
      const lines = await historyOf('works/lamp');
      expect(lines).toMatchObject([
        { act: 'sold', by: 'ada', paths: ['availability'] },
        { act: 'published', by: 'ada', paths: ['title.en'] },
      ]);
      const { body } = await call('GET', `/items/works/lamp/history/${lines[1]!.number}`);
      expect(body as Version).toMatchObject({
        before: { title: { en: 'Tall lamp' } },
        values: { title: { en: 'Taller lamp' }, availability: 'available' },
      });
      expect((await call('GET', `/items/works/chair/history/${lines[1]!.number}`)).status).toBe(404);
    });

    it('names a price as the form does, so that the one of before can be put back', async () => {
      const before = { amount: 12000, currency: 'EUR' };
      const value = { amount: 13000, currency: 'EUR' };
      await call('PUT', '/items/works/lamp/draft', { changes: [{ path: 'price', before, value }] });
      const draft = (await open('works/lamp')).draft!.number;
      await call('POST', '/publish', { items: [{ shelf: 'works', id: 'lamp', draft }] });
      const [line] = await historyOf('works/lamp');
      expect(line!.paths).toEqual(['price']);
      const back = { path: line!.paths[0], before: value, value: before };
      expect((await call('PUT', '/items/works/lamp/draft', { changes: [back] })).status).toBe(200);
    });

    it('tells of what was brought back, to what', async () => {
      const write = async (value: string) => {
        const { published, draft } = await open('works/lamp');
        const before = (published as { title: { en: string } }).title.en;
        await call('PUT', '/items/works/lamp/draft', { changes: [{ path: 'title.en', before, value }] });
        expect(draft).toBeNull();
        const { number } = (await open('works/lamp')).draft!;
        await call('POST', '/publish', { items: [{ shelf: 'works', id: 'lamp', draft: number }] });
      };
      for (const title of ['Right', 'Wrong', 'Right', 'Tall lamp']) await write(title);
      const { lines, isOlder } = (await call('GET', '/items/works/lamp/history')).body as History;
      const [last, third, second, first] = lines;
      expect(last!.again).toEqual({ is: 'before', at: first!.at });
      expect(third!.again).toEqual({ is: 'version', at: first!.at });
      expect([second!.again, first!.again, isOlder]).toEqual([undefined, undefined, true]);
    });

    it('has what was written by hand in between', async () => {
      await sell();
      const title = { en: 'By hand', fr: 'Grande lampe' };
      await desk.edit({ 'works/lamp.yaml': { ...(await desk.published('works/lamp')), title } });
      expect(await historyOf('works/lamp')).toMatchObject([
        { act: 'byHand', by: null, paths: ['title.en'] },
        { act: 'sold' },
      ]);
      expect(await historyOf('works/lamp')).toHaveLength(2);
      expect(await historyOf('works/chair')).toEqual([]);
    });
  });

  describe('deleting', () => {
    it('says first what names the item, and then refuses', async () => {
      const { body } = await call('GET', '/items/works/lamp/references');
      expect(body).toEqual({
        items: [
          expect.objectContaining({ shelf: 'events', id: 'late', path: 'exhibited_works' }),
          expect.objectContaining({ shelf: 'press', id: 'article', path: 'cited_works' }),
        ],
      });
      expect((await call('GET', '/items/works/lamp/named-in')).body).toEqual({
        ...(body as object),
        home: [],
      });
      expect(await call('DELETE', '/items/works/lamp')).toMatchObject({ status: 409, body });
      expect((await call('GET', '/items/works/chair/references')).body).toMatchObject({
        items: expect.arrayContaining([
          {
            ...{ shelf: 'pages', id: 'home', path: 'selected_works', isLink: false },
            title: { en: 'Home', fr: 'Accueil' },
          },
        ]),
      });
    });

    it('says first which texts link to the item, which do not keep it', async () => {
      const article = SAMPLE_FILES['press/article.yaml']!;
      await desk.edit({
        'press/article.yaml': {
          ...article,
          body: {
            en: '<p>See <a href="/events/late">it</a> and <a href="/events/late?a#b">again</a>.</p>',
            fr: '<p>/fr/evenements/tard</p>',
          },
        },
        'pages/about.yaml': {
          ...SAMPLE_FILES['pages/about.yaml'],
          body: {
            en: '<p><a href="/events/latest">Another</a></p>',
            fr: '<p><a href="https://example.org/fr/evenements/tard">Ici</a></p>',
          },
        },
      });
      // What names it is all that a form tells of.
      expect((await call('GET', '/items/events/late/named-in')).body).toMatchObject({ items: [] });
      expect((await call('GET', '/items/events/late/references')).body).toEqual({
        items: [
          expect.objectContaining({ shelf: 'press', id: 'article', path: 'body', isLink: true }),
          expect.objectContaining({ shelf: 'pages', id: 'home', path: 'news', isLink: true }),
          expect.objectContaining({ shelf: 'pages', id: 'about', path: 'body', isLink: true }),
        ],
      });
      expect((await call('DELETE', '/items/events/late')).status).toBe(200);
    });

    it('takes item and draft away, and keeps the last values', async () => {
      await call('PUT', '/items/press/article/draft', {
        changes: [{ path: 'author', before: null, value: 'Zoé' }],
      });
      expect((await call('DELETE', '/items/press/article')).status).toBe(200);
      expect(await desk.published('press/article')).toBeUndefined();
      expect((await call('GET', '/items/press/article')).status).toBe(404);
      expect((await desk.app.inject('/api/press/article')).statusCode).toBe(404);
      const [line] = await historyOf('press/article');
      expect(line).toMatchObject({ act: 'deleted', by: 'ada' });
      expect((await call('GET', `/items/press/article/history/${line!.number}`)).body).toMatchObject({
        values: null,
        before: { publication: 'Revue' },
      });
    });

    it('is for those who may publish, and not for pages', async () => {
      const jules = (await desk.person('write')).cookie;
      expect((await call('DELETE', '/items/press/article', {}, jules)).status).toBe(403);
      expect((await call('DELETE', '/items/pages/about')).status).toBe(422);
      expect((await call('DELETE', '/items/press/none')).status).toBe(404);
    });
  });

  describe('moving works', () => {
    const move = (ids: string[], after: string | null) => call('POST', '/items/works/order', { ids, after });
    const order = async () =>
      (
        JSON.parse((await desk.app.inject('/api/works?lang=fr')).body) as { data: { slug: string }[] }
      ).data.map(({ slug }) => slug);

    it('puts them after another one, and changes no other', async () => {
      const others = await desk.published('works/chair');
      expect(await order()).toEqual(['chaise', 'lampe', 'tabouret']);
      expect((await move(['stool'], 'chair')).status).toBe(204);
      expect(await order()).toEqual(['chaise', 'tabouret', 'lampe']);
      expect((await move(['lamp', 'stool'], null)).status).toBe(204);
      expect(await order()).toEqual(['lampe', 'tabouret', 'chaise']);
      expect(await desk.published('works/chair')).toEqual(others);
      expect(await historyOf('works/stool')).toMatchObject([
        { act: 'moved', paths: ['position'] },
        { act: 'moved' },
      ]);
    });

    it('needs works that are there', async () => {
      expect((await move(['none'], 'chair')).status).toBe(404);
      expect((await move(['chair'], 'chair')).status).toBe(422);
    });
  });
});

describe('discarded', () => {
  let desk: TestDesk;
  let owner: string;
  let marie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    owner = (await desk.person('everything', 'olga@example.org')).cookie;
    marie = (await desk.person('write', 'marie@example.org')).cookie;
  });
  afterAll(() => desk.close());
  beforeEach(() =>
    desk.database.write(async (to) => {
      for (const table of ['drafts', 'log', 'discarded']) await to.run(`DELETE FROM desk_${table}`);
    }),
  );

  const LAMP = '/items/works/lamp/draft';
  const titled = { path: 'title.en', before: 'Tall lamp', value: 'Taller lamp' };
  const dated = { path: 'date.en', before: 'circa 1955', value: 'circa 1956' };
  const put = (cookie: string, changes: object[], isDiscarded?: boolean) =>
    desk.call('PUT', LAMP, { cookie, body: { changes, ...(isDiscarded && { isDiscarded }) } });
  const back = ({ path, before, value }: typeof titled) => ({ path, before: value, value: before });
  const log = async (): Promise<Partial<LogLine>[]> =>
    ((await desk.call('GET', '/log', { cookie: owner })).body as LogLine[]).map(({ name, what, about }) => ({
      ...{ name, what, about },
    }));

  it('is in the log when changes of a public page are thrown away, with whose they were', async () => {
    await put(marie, [titled]);
    await put(owner, [dated]);
    await put(owner, [back(titled), back(dated)], true);
    expect(await log()).toEqual([
      { name: 'olga', what: 'discarded', about: { en: 'Taller lamp (marie)', fr: 'Grande lampe (marie)' } },
    ]);
  });

  it('is not in the log when one types a letter and takes it back', async () => {
    await put(marie, [titled]);
    await put(marie, [back(titled)]);
    expect(await log()).toEqual([]);
  });

  it('is in the log when a draft that was never public is thrown away', async () => {
    const made = await desk.call('POST', '/items', {
      cookie: marie,
      body: { shelf: 'works', title: 'Mirror' },
    });
    const { id } = made.body as OpenItem;
    await desk.call('DELETE', `/items/works/${id}/draft`, { cookie: marie });
    expect(await log()).toEqual([
      { name: 'marie', what: 'draft-discarded', about: { en: 'Mirror', fr: expect.any(String) } },
    ]);
  });

  it('is told to those who have it open, with who did it, until somebody writes there anew', async () => {
    const takenBack = async () =>
      ((await desk.call('GET', '/items/works/lamp', { cookie: marie })).body as OpenItem).takenBack;
    await put(marie, [titled]);
    await put(owner, [dated]);
    expect(await takenBack()).toBeUndefined();
    await put(owner, [back(titled)], true);
    expect(await takenBack()).toEqual([{ path: 'title.en', by: 'olga' }]);
    await put(marie, [titled]);
    expect(await takenBack()).toBeUndefined();
    await desk.call('DELETE', LAMP, { cookie: owner });
    expect(await takenBack()).toEqual([
      { path: 'date.en', by: 'olga' },
      { path: 'title.en', by: 'olga' },
    ]);
  });

  it('is in the database, so that a restart forgets none of it', async () => {
    await put(marie, [titled]);
    await put(owner, [back(titled)], true);
    expect(await desk.database.read((from) => discardedIn(from, { shelf: 'works', id: 'lamp' }))).toEqual([
      { path: 'title.en', by: 'olga' },
    ]);
  });
});

describe('deleted items', () => {
  let desk: TestDesk;
  let ada: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ada = (await desk.person('publish', 'ada@example.org')).cookie;
  });

  const ARTICLE = { shelf: 'press', id: 'article' };
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, body?: object, cookie = ada) =>
    desk.call(method, at, { cookie, ...(body && { body }) });
  const article = () => desk.published('press/article');
  const remove = async () => (await call('DELETE', '/items/press/article')).body as Removed;
  const deleted = async () => ((await call('GET', '/deleted')).body as DeletedList).items;
  const bringBack = (version: number | null, cookie = ada) =>
    call('POST', '/take-back', { items: [{ ...ARTICLE, version }] }, cookie);
  const stateOf = async () =>
    ((await call('GET', '/items/press')).body as ItemPage).lines.find(({ id }) => id === 'article')?.state;

  it('is kept with its name, who deleted it and when, and comes back as it was', async () => {
    await call('POST', '/withdraw', { shelf: 'press', ids: ['article'] });
    const before = await article();
    const { version } = await remove();
    expect(await stateOf()).toBeUndefined();
    const title = { en: expect.any(String), fr: expect.any(String) };
    expect(await deleted()).toEqual([{ ...ARTICLE, version, title, at: expect.any(String), by: 'ada' }]);
    expect((await bringBack(version)).status).toBe(200);
    expect(await article()).toEqual({ ...before, updated_at: expect.any(String) });
    expect(await stateOf()).toBe('withdrawn');
    expect(await deleted()).toEqual([]);
    const { lines } = (await call('GET', '/items/press/article/history')).body as History;
    expect(lines.map(({ act }) => act)).toEqual(['takenBack', 'deleted', 'withdrawn']);
    expect((await call('GET', '/items/press/article')).body).toMatchObject({ draft: null });
  });

  it('comes back once, and only for those who may publish', async () => {
    const { version } = await remove();
    const jules = (await desk.person('write', 'jules@example.org')).cookie;
    expect((await bringBack(version, jules)).status).toBe(403);
    expect((await bringBack(version)).status).toBe(200);
    expect((await bringBack(version)).status).toBe(409);
    const again = await remove();
    expect((await deleted()).map((one) => one.version)).toEqual([again.version]);
  });

  it('is not brought back where another has its address meanwhile', async () => {
    const { version } = await remove();
    await desk.edit({ 'press/other.yaml': SAMPLE_FILES['press/article.yaml']! });
    const { status, body } = await bringBack(version);
    expect(status).toBe(409);
    expect((body as Published).refused.length).toBeGreaterThan(0);
    expect((await deleted()).map(({ id }) => id)).toEqual(['article']);
  });

  it('is none that was deleted once a hand has put it back', async () => {
    await remove();
    await desk.edit({ 'press/article.yaml': SAMPLE_FILES['press/article.yaml']! });
    expect(await deleted()).toEqual([]);
  });
});

describe('once used ids', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());

  const ADDRESS = 'ines@example.org';
  const write = (email: string) =>
    desk.database.write((to) =>
      keepMessage(
        to,
        { name: 'Zoé', email, message: 'Is it there?', inquiry_by: 'email' },
        { works: [] },
        'fr',
      ),
    );
  const kinds = () =>
    desk.database.read(async (from) =>
      ((await from.all('SELECT kind FROM mails')) as { kind: string }[]).map(({ kind }) => kind),
    );
  const queue = (kind: string, email = ADDRESS) =>
    desk.database.write((to) =>
      queueMail(to, { kind, to: email, visitor: email, subject: 'A mail', text: 'A mail' }),
    );
  beforeEach(() =>
    desk.database.write(async (to) => {
      for (const table of ['mails', 'subscriptions', 'messages']) await to.run(`DELETE FROM ${table}`);
    }),
  );

  it('gives the number of an erased message to no other one: a screen that is open still names the first', async () => {
    const first = await write('zoe@example.org');
    await desk.database.write((to) => erasePersonalRecords(to, 'zoe@example.org'));
    expect(await write('tom@example.org')).toBeGreaterThan(first);
  });

  it('takes with a subscription the mails of that subscription alone, for a person of the desk has others', async () => {
    await desk.database.write((to) => keepSubscription(to, { email: ADDRESS, isProfessional: false }, 'fr'));
    for (const kind of ['newsletter', 'desk', 'desk']) await queue(kind);
    await desk.database.write((to) => withdraw(to, { subscriber: ADDRESS }));
    expect(await kinds()).toEqual(['desk', 'desk']);
  });

  it('takes the mails that wait for a person of the desk with the person, whose link they hold', async () => {
    const owner = await desk.person('everything');
    const ines = await desk.person('write', ADDRESS);
    for (const kind of ['newsletter', 'desk']) await queue(kind);
    await queue('desk', 'tom@example.org');
    await desk.call('DELETE', `/people/${ines.id}`, { cookie: owner.cookie });
    expect(await kinds()).toEqual(['newsletter', 'desk']);
  });
});

describe('own alone', () => {
  let desk: TestDesk;
  let ada: string;
  let marie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ada = (await desk.person('everything', 'ada@example.org')).cookie;
    marie = (await desk.person('write', 'marie@example.org')).cookie;
  });

  const LAMP = 'works/lamp';
  type Change = [path: string, before: unknown, value: unknown];
  const values = () => desk.published(LAMP);
  const open = async (cookie = ada) =>
    (await desk.call('GET', `/items/${LAMP}`, { cookie })).body as OpenItem;
  async function save(cookie: string, ...changes: Change[]): Promise<SavedDraft> {
    const body = { changes: changes.map(([at, before, value]) => ({ path: at, before, value })) };
    const answer = await desk.call('PUT', `/items/${LAMP}/draft`, { cookie, body });
    expect(answer.status).toBe(200);
    return answer.body as SavedDraft;
  }
  async function publishOwn(draft: number, only?: string) {
    const item = { shelf: 'works', id: 'lamp', draft, isOwn: true, ...(only && { only }) };
    const answer = await desk.call('POST', '/publish', { cookie: ada, body: { items: [item] } });
    return { status: answer.status, body: answer.body as Published };
  }
  /** Both have written: Ada the reference, Marie the title. @returns the draft's number */
  async function shared(): Promise<number> {
    await save(ada, ['reference', 'ML 0001', 'ML 1']);
    return (await save(marie, ['title.fr', 'Grande lampe', 'Lampadaire'])).item.draft!.number;
  }

  it('makes one’s own changes public, and leaves those of a colleague in the draft', async () => {
    expect((await publishOwn(await shared())).status).toBe(200);
    expect(await values()).toMatchObject({
      reference: 'ML 1',
      title: { en: 'Tall lamp', fr: 'Grande lampe' },
    });
    expect(await open()).toMatchObject({
      ...{ state: 'changed', conflicts: [], writer: { name: 'ada', hasPublished: true } },
      draft: { changes: [{ path: 'title.fr', before: 'Grande lampe', value: 'Lampadaire', by: 'marie' }] },
    });
    const { lines } = (await desk.call('GET', `/items/${LAMP}/history`, { cookie: ada })).body as {
      lines: object[];
    };
    expect(lines[0]).toMatchObject({ act: 'published', by: 'ada', paths: ['reference'] });
  });

  it('lets the colleague go on from there, and publishes the rest later', async () => {
    await publishOwn(await shared());
    // What the colleague sends had been typed before the other was public.
    const { conflicts, item } = await save(marie, ['title.fr', 'Lampadaire', 'Grand lampadaire']);
    expect(conflicts).toEqual([]);
    const body = { items: [{ shelf: 'works', id: 'lamp', draft: item.draft!.number }] };
    expect((await desk.call('POST', '/publish', { cookie: ada, body })).status).toBe(200);
    expect(await values()).toMatchObject({ reference: 'ML 1', title: { fr: 'Grand lampadaire' } });
    expect(await open()).toMatchObject({ state: 'public', draft: null });
  });

  it('checks what would be public, not what the colleague has not finished', async () => {
    await save(marie, ['title.fr', 'Grande lampe', null]);
    const draft = (await save(ada, ['reference', 'ML 0001', 'ML 1'])).item.draft!.number;
    expect((await open()).findings).toContainEqual(expect.objectContaining({ path: 'title.fr' }));
    expect((await publishOwn(draft)).status).toBe(200);
    expect(await values()).toMatchObject({ reference: 'ML 1', title: { fr: 'Grande lampe' } });
  });

  it('is refused where one’s own alone cannot be public', async () => {
    await save(marie, ['title.fr', 'Grande lampe', 'Lampadaire']);
    const draft = (await save(ada, ['title.en', 'Tall lamp', null])).item.draft!.number;
    const { status, body } = await publishOwn(draft);
    expect(status).toBe(409);
    expect(body.refused[0]!.findings).toContainEqual(expect.objectContaining({ path: 'title.en' }));
    expect((await open()).draft?.changes).toHaveLength(2);
  });

  it('does not divide what both have written in', async () => {
    await save(ada, ['reference', 'ML 0001', 'ML 1'], ['creators', ['jeanne'], ['jeanne', 'paul']]);
    const { item } = await save(marie, ['creators', ['jeanne', 'paul'], ['paul', 'jeanne']]);
    expect(item.draft?.changes).toContainEqual(
      expect.objectContaining({ path: 'creators', by: 'marie', also: ['ada'] }),
    );
    const { status, body } = await publishOwn(item.draft!.number);
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { fault: 'writtenTogether', fields: ['creators'] } });
    expect(await values()).toMatchObject({ reference: 'ML 0001', creators: ['jeanne'] });
  });

  it('is not done over what a colleague has saved since it was asked', async () => {
    const draft = await shared();
    await save(marie, ['title.fr', 'Lampadaire', 'Grand lampadaire']);
    const { status, body } = await publishOwn(draft);
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { fault: 'draftChanged', by: 'marie' } });
  });

  it('is one language of one’s own where that alone is asked for', async () => {
    await save(ada, ['title.en', 'Tall lamp', 'Taller lamp'], ['title.fr', 'Grande lampe', 'Lampadaire']);
    const draft = (await save(marie, ['reference', 'ML 0001', 'ML 1'])).item.draft!.number;
    expect((await publishOwn(draft, 'en')).status).toBe(200);
    expect(await values()).toMatchObject({
      ...{ reference: 'ML 0001', title: { en: 'Taller lamp', fr: 'Grande lampe' } },
    });
    expect((await open()).draft?.changes.map(({ path: at }) => at).sort()).toEqual(['reference', 'title.fr']);
  });

  it('leaves the time that is set to the rest', async () => {
    const draft = await shared();
    const at = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    await desk.call('PUT', `/items/${LAMP}/schedule`, { cookie: ada, body: { act: 'publish', at } });
    await publishOwn(draft);
    expect(await open()).toMatchObject({ state: 'scheduled', schedule: { act: 'publish', at, by: 'ada' } });
  });

  it('can be taken back, and is one’s own change again beside the colleague’s', async () => {
    const { body } = await publishOwn(await shared());
    const { version } = body.published[0]!;
    const items = [{ shelf: 'works', id: 'lamp', version }];
    expect((await desk.call('POST', '/take-back', { cookie: ada, body: { items } })).status).toBe(200);
    expect(await values()).toMatchObject({ reference: 'ML 0001' });
    const written = (await open()).draft?.changes.map(({ path: of, value, by }) => [of, value, by]);
    expect(written).toEqual([
      ['reference', 'ML 1', 'ada'],
      ['title.fr', 'Lampadaire', 'marie'],
    ]);
  });
});

describe('only and back', () => {
  let desk: TestDesk;
  let ada: string;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.afresh();
    ada = (await desk.person('publish', 'ada@example.org')).cookie;
  });

  type Change = [path: string, before: unknown, value: unknown];
  const open = async (place: string) =>
    (await desk.call('GET', `/items/${place}`, { cookie: ada })).body as OpenItem;
  const draftOf = async (place: string) =>
    Object.fromEntries(((await open(place)).draft?.changes ?? []).map(({ path: at, value }) => [at, value]));
  async function save(place: string, changes: Change[], cookie = ada): Promise<number> {
    const body = { changes: changes.map(([at, before, value]) => ({ path: at, before, value })) };
    expect((await desk.call('PUT', `/items/${place}/draft`, { cookie, body })).status).toBe(200);
    return (await open(place)).draft!.number;
  }
  const itemAt = (place: string) => ({ shelf: place.split('/')[0]!, id: place.split('/')[1]! });
  async function publish(items: [place: string, draft: number | null][], only?: string) {
    const body = {
      items: items.map(([place, draft]) => ({ ...itemAt(place), draft, ...(only && { only }) })),
    };
    const answer = await desk.call('POST', '/publish', { cookie: ada, body });
    return { status: answer.status, body: answer.body as Published };
  }
  async function takeBack({ published }: Published, cookie = ada) {
    const items = published.map(({ shelf, id, version }) => ({ shelf, id, version }));
    const answer = await desk.call('POST', '/take-back', { cookie, body: { items } });
    return { status: answer.status, body: answer.body as Published };
  }
  const seen = async (call: string) =>
    (JSON.parse((await desk.app.inject({ url: `/api/${call}` })).body) as { data?: { title: string } }).data;

  describe('one language alone', () => {
    it('is public by itself, while the other stays as it was and what is written in it a draft', async () => {
      const draft = await save('works/lamp', [
        ['title.en', 'Tall lamp', 'Taller lamp'],
        ['title.fr', 'Grande lampe', null],
        ['reference', 'ML 0001', 'ML 1'],
        ['dimensions.note.fr', 'avec abat-jour', 'avec'],
      ]);
      expect((await publish([['works/lamp', draft]])).status).toBe(409);
      expect((await publish([['works/lamp', draft]], 'en')).status).toBe(200);
      expect(await desk.published('works/lamp')).toMatchObject({
        ...{ title: { en: 'Taller lamp', fr: 'Grande lampe' }, reference: 'ML 1' },
        dimensions: { height: 150, note: { en: 'with shade', fr: 'avec abat-jour' } },
      });
      expect(await draftOf('works/lamp')).toEqual({ 'title.fr': null, 'dimensions.note.fr': 'avec' });
      expect((await seen('works/lampe?lang=fr'))?.title).toBe('Grande lampe');
    });

    it('leaves in the draft whose the rest is', async () => {
      const marie = (await desk.person('write', 'marie@example.org')).cookie;
      await save('works/lamp', [['title.fr', 'Grande lampe', null]], marie);
      const draft = await save('works/lamp', [['title.en', 'Tall lamp', 'Taller lamp']]);
      await publish([['works/lamp', draft]], 'en');
      expect((await open('works/lamp')).draft?.changes).toMatchObject([{ path: 'title.fr', by: 'marie' }]);
    });

    it('makes an item that is in this language alone, to which the other is added later', async () => {
      const made = await desk.call('POST', '/items', {
        cookie: ada,
        body: { shelf: 'works', title: 'Bench' },
      });
      const place = `works/${(made.body as OpenItem).id}`;
      const first = await save(place, [
        ...(['creators', 'type', 'reference'] as const).map((at): Change => {
          const values = { creators: ['jeanne'], type: 'seating', reference: 'ML 9' };
          return [at, null, values[at]];
        }),
        ['slug.en', null, 'bench'],
        ['slug.fr', null, 'banc'],
        ['title', { en: 'Bench' }, { en: 'Bench', fr: 'Banc' }],
        ['materials.fr', null, ''],
      ]);
      expect((await publish([[place, first]], 'en')).status).toBe(200);
      const bench = await desk.published(place);
      expect([bench?.['slug'], bench?.['title'], bench?.['materials']]).toEqual([
        { en: 'bench' },
        { en: 'Bench' },
        undefined,
      ]);
      expect(await draftOf(place)).toEqual({ 'slug.fr': 'banc', 'title.fr': 'Banc', 'materials.fr': '' });
      const { lines } = (await desk.call('GET', '/items/works?q=bench', { cookie: ada })).body as ItemPage;
      expect(lines[0]).toMatchObject({ state: 'changed', changes: 3, changesIn: 'fr' });
      const rest = await save(place, [['materials.fr', '', null]]);
      expect((await publish([[place, rest]])).status).toBe(200);
      expect((await seen('works/banc?lang=fr'))?.title).toBe('Banc');
      expect((await open(place)).draft).toBeNull();
    });

    it('changes nothing where only the other one has changed, and is refused for what it lacks itself', async () => {
      const before = await desk.published('works/chair');
      const french = await save('works/chair', [['title.fr', 'Chaise', 'Fauteuil']]);
      expect((await publish([['works/chair', french]], 'en')).body.published).toMatchObject([
        { version: null },
      ]);
      expect(await desk.published('works/chair')).toEqual(before);
      const wrong = await save('works/chair', [['title.en', 'Chair', null]]);
      const { status, body } = await publish([['works/chair', wrong]], 'en');
      expect([status, body.refused[0]?.findings[0]?.path]).toEqual([409, 'title.en']);
      expect(await draftOf('works/chair')).toEqual({ 'title.fr': 'Fauteuil', 'title.en': null });
    });
  });

  describe('taking back', () => {
    const two = async (): Promise<Published> => {
      const lamp = await save('works/lamp', [['title.fr', 'Grande lampe', 'Lampe']]);
      const chair = await save('works/chair', [['reference', 'ML 0002', 'ML 2']]);
      const { status, body } = await publish([
        ['works/lamp', lamp],
        ['works/chair', chair],
        ['works/secret', null],
      ]);
      expect(status).toBe(200);
      return body;
    };

    it('makes all that was published at once what it was before, and drafts of what was changed', async () => {
      const done = await two();
      expect((await takeBack(done)).status).toBe(200);
      expect(await desk.published('works/lamp')).toMatchObject({ title: { fr: 'Grande lampe' } });
      expect(await desk.published('works/secret')).toMatchObject({ status: 'draft' });
      expect((await seen('works/lampe?lang=fr'))?.title).toBe('Grande lampe');
      expect(await open('works/lamp')).toMatchObject({
        state: 'changed',
        draft: { by: 'ada', changes: [{ path: 'title.fr', before: 'Grande lampe', value: 'Lampe' }] },
      });
      expect(await draftOf('works/chair')).toEqual({ reference: 'ML 2' });
      expect(await open('works/secret')).toMatchObject({ state: 'draft', draft: null });
      const owner = (await desk.person('everything')).cookie;
      expect(JSON.stringify((await desk.call('GET', '/log', { cookie: owner })).body)).toContain(
        '"taken-back"',
      );
      const { lines } = (await desk.call('GET', '/items/works/lamp/history', { cookie: ada })).body as {
        lines: object[];
      };
      expect(lines).toMatchObject([{ act: 'takenBack', by: 'ada' }, { act: 'published' }]);
    });

    it('can be published once more, and taken back once more', async () => {
      await takeBack(await two());
      const { number } = (await open('works/lamp')).draft!;
      const again = await publish([['works/lamp', number]]);
      expect(again.status).toBe(200);
      expect((await seen('works/lampe?lang=fr'))?.title).toBe('Lampe');
      expect((await takeBack(again.body)).status).toBe(200);
      expect(await draftOf('works/lamp')).toEqual({ 'title.fr': 'Lampe' });
    });

    it('leaves of something new nothing public, and all that was written', async () => {
      const made = await desk.call('POST', '/items', {
        cookie: ada,
        body: { shelf: 'creators', title: 'Zoé Roux' },
      });
      const place = `creators/${(made.body as OpenItem).id}`;
      const draft = await save(place, [['slug.en', null, 'zoe-roux']]);
      const { body } = await publish([[place, draft]]);
      expect((await takeBack(body)).status).toBe(200);
      expect(await desk.published(place)).toBeUndefined();
      expect(await open(place)).toMatchObject({ state: 'draft', published: null });
      expect(await draftOf(place)).toEqual({
        name: 'Zoé Roux',
        sort_name: 'Roux, Zoé',
        slug: { en: 'zoe-roux' },
      });
    });

    it.each([
      ['a colleague has written in one', () => save('works/chair', [['title.en', 'Chair', 'Seat']])],
      [
        'a hand has changed one',
        async () =>
          desk.edit({ 'works/chair.yaml': { ...(await desk.published('works/chair')), position: 99 } }),
      ],
      [
        'one was sold',
        () =>
          desk.call('POST', '/items/works/availability', {
            cookie: ada,
            body: { ids: ['chair'], availability: 'available' },
          }),
      ],
    ])('changes nothing where %s since', async (_, meanwhile) => {
      const done = await two();
      await meanwhile();
      const lamp = await desk.published('works/lamp');
      const { status, body } = await takeBack(done);
      expect(status).toBe(409);
      expect(body.refused).toMatchObject([{ id: 'chair', findings: [{ name: 'conflict' }] }]);
      expect(await desk.published('works/lamp')).toEqual(lamp);
    });

    it('gives back what was withdrawn, with the draft that it had, and knows what was withdrawn before', async () => {
      await save('works/lamp', [['title.en', 'Tall lamp', 'Taller lamp']]);
      const withdraw = async () =>
        (await desk.call('POST', '/withdraw', { cookie: ada, body: { shelf: 'works', ids: ['lamp'] } })).body;
      expect((await takeBack((await withdraw()) as Published)).status).toBe(200);
      expect(await open('works/lamp')).toMatchObject({
        state: 'changed',
        draft: { changes: [{ path: 'title.en', value: 'Taller lamp' }] },
      });
      await withdraw();
      const { number } = (await open('works/lamp')).draft!;
      const { body } = await publish([['works/lamp', number]]);
      await takeBack(body);
      expect((await open('works/lamp')).state).toBe('withdrawn');
    });

    it('is of what was published or withdrawn alone, and for those who may publish', async () => {
      const done = await two();
      const jules = (await desk.person('write')).cookie;
      expect((await takeBack(done, jules)).status).toBe(403);
      const [lamp, chair] = done.published;
      expect((await takeBack({ ...done, published: [{ ...lamp!, version: chair!.version }] })).status).toBe(
        404,
      );
      expect((await takeBack({ ...done, published: [{ ...lamp!, version: 999 }] })).status).toBe(404);
      expect((await takeBack({ ...done, published: [] })).status).toBe(422);
    });
  });
});
