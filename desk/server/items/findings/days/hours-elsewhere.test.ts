import { SAMPLE_FILES } from '../../../../../api/testing/sample-files';
import type { Finding, OpenItem } from '../../../../contract/items/item';
import { openTestDesk, type TestDesk } from '../../../testing/test-desk';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  ({ cookie } = await desk.person());
});
afterAll(() => desk.close());
beforeEach(() => desk.database.write((to) => to.run('DELETE FROM desk_drafts')));

const ROWS = [{ days: ['Tuesday', 'Saturday'], opens: '11:00', closes: '19:00' }];

async function write(place: string, fields: Record<string, unknown>): Promise<void> {
  const { published } = (await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem;
  const before = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], published) ??
    null;
  const changes = Object.entries(fields).map(([path, value]) => ({ path, before: before(path), value }));
  const { status } = await desk.call('PUT', `/items/${place}/draft`, { cookie, body: { changes } });
  expect(status).toBe(200);
}
const found = async (place: string): Promise<Finding[]> =>
  ((await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem).findings.filter(({ name }) =>
    name.startsWith('hours'),
  );

it('tells the hours of a page that says others, and the page of the hours', async () => {
  await write('site/site', { 'contact.opening_times': ROWS });
  await write('pages/about', { 'body.en': '<p>We are open from 11 am to 8 pm.</p>' });
  expect(await found('site/site')).toEqual([
    {
      ...{ path: 'contact.opening_times', name: 'hoursElsewhere', text: '11 am to 8 pm', locale: null },
      severity: 'advice',
      of: { shelf: 'pages', id: 'about', title: { en: 'About', fr: 'À propos' } },
    },
  ]);
});

it('has nothing against words that say what is ticked, or will be', async () => {
  await write('site/site', { 'contact.opening_times': ROWS });
  await write('pages/about', {
    'body.fr': '<p>Ouvert de 11 h à 19 h.</p>',
    'body.en': '<p>11 am to 7 pm</p>',
  });
  expect(await found('site/site')).toEqual([]);
  expect(await found('pages/about')).toEqual([]);
});

it('says so at the words of the page, and nothing where no hours are ticked', async () => {
  await write('pages/contact', { 'body.fr': '<p>Ouvert de 11 h à 20 h.</p>' });
  expect(await found('pages/contact')).toEqual([]);
  const site = SAMPLE_FILES['site.yaml'] as { contact: object };
  await desk.edit({ 'site.yaml': { ...site, contact: { ...site.contact, opening_times: ROWS } } });
  expect(await found('pages/contact')).toEqual([
    {
      ...{ path: 'body.fr', name: 'hoursOther', text: '11 h à 20 h', locale: 'fr', severity: 'advice' },
      of: { shelf: 'site', id: 'site' },
    },
  ]);
});

it('says nothing of an event, which has hours of its own', async () => {
  await write('events/late', { 'description.en': '<p>Open from 4 pm to 11 pm.</p>' });
  expect(await found('events/late')).toEqual([]);
});
