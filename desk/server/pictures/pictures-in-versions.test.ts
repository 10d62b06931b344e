import type { PicturesInVersions } from '../../contract/items/pictures';
import { addVersion } from '../items/tables/versions';
import { openTestDesk, type TestDesk } from '../testing/test-desk';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  ({ cookie } = await desk.person('write'));
});
afterAll(() => desk.close());

const version = (item: string, before: string | null, after: string | null) =>
  desk.database.write((to) =>
    addVersion(
      to,
      { shelf: 'works', item, at: '2026-11-24T10:00:00Z', act: 'published', before, after },
      null,
    ),
  );
const asked = async () =>
  (await desk.call('GET', '/pictures/in-versions', { cookie })).body as PicturesInVersions;

it('counts items whose versions name a picture that nothing shows any more, each once', async () => {
  const old = 'pictures:\n  - file: old-day.jpg\n    hd: hd/old-day.png\n';
  await version('lamp', null, old);
  await version('lamp', old, 'pictures:\n  - file: lamp-1-day.jpg\n');
  expect(await asked()).toEqual({ 'old-day.jpg': 1, 'hd/old-day.png': 1 });
  await version('chair', 'pictures: [{ file: old-day.jpg }]', 'title: Chair');
  expect(await asked()).toMatchObject({ 'old-day.jpg': 2, 'hd/old-day.png': 1 });
});
