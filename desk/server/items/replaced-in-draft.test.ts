import type { OpenItem } from '../../contract/items/item';
import { openTestDesk, type TestDesk } from '../testing/test-desk';

let desk: TestDesk;
let cookie: string;
let place: string;
beforeEach(async () => {
  desk = await openTestDesk();
  ({ cookie } = await desk.person());
  const made = await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: 'Bench' } });
  place = `works/${(made.body as OpenItem).id}`;
  seen = null;
});
afterEach(() => desk.close());

const LAMP = { file: 'lamp-1-day.jpg', alt: { en: 'A lamp', fr: 'Une lampe' } };
const CHAIR = { ...LAMP, file: 'chair-1.jpg' };
const NIGHT = { ...LAMP, file: 'lamp-1-night.jpg' };

/** What the draft had before. */
let seen: unknown;
/** @returns where it is asked whether words say what is seen */
async function put(...pictures: object[]): Promise<string[]> {
  const changes = [{ path: 'pictures', before: seen, value: pictures }];
  const { status, body } = await desk.call('PUT', `/items/${place}/draft`, { cookie, body: { changes } });
  expect(status).toBe(200);
  seen = pictures;
  return askedIn((body as { item: OpenItem }).item);
}
const askedIn = ({ findings }: OpenItem) =>
  findings.filter(({ name }) => name === 'readAgain').map(({ path }) => path);
const asked = async () => askedIn((await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem);

it('asks of a piece that was never public for the words of the picture which stood there before', async () => {
  expect(await put(LAMP)).toEqual([]);
  expect(await put(CHAIR)).toEqual(['pictures.0.alt.en', 'pictures.0.alt.fr']);
  expect(await asked()).toEqual(['pictures.0.alt.en', 'pictures.0.alt.fr']);
  expect(await put({ ...CHAIR, alt: { en: 'A chair', fr: 'Une lampe' } })).toEqual(['pictures.0.alt.fr']);
  const body = { file: CHAIR.file };
  await desk.call('POST', `/items/${place}/pictures/read`, { cookie, body });
  expect(await asked()).toEqual([]);
});

it('asks for those of a third one as well, and not for a picture that is brought back', async () => {
  await put(LAMP);
  await put(CHAIR);
  expect(await put(LAMP)).toEqual([]);
  expect(await put(CHAIR)).toHaveLength(2);
  expect(await put(NIGHT)).toHaveLength(2);
});

it('asks nothing of words of their own, of another order, and of a picture that is added', async () => {
  await put(LAMP);
  expect(await put({ ...CHAIR, alt: { en: 'A chair', fr: 'Une chaise' } })).toEqual([]);
  expect(await put(LAMP, { ...CHAIR, alt: {} })).toEqual([]);
  expect(await put({ ...CHAIR, alt: {} }, LAMP)).toEqual([]);
});

it('asks once in a piece that is public, as before', async () => {
  place = 'works/lamp';
  const { published } = (await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem;
  const [first, ...others] = (seen = published!['pictures']) as { file: string }[];
  expect(await put({ ...first, file: CHAIR.file }, ...others)).toEqual([]);
  expect(await put(first!, ...others)).toEqual([]);
});
