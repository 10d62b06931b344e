import { SAMPLE_FILES } from '../../../testing/sample-files';
import type { OpenItem } from '../../../content/contract/item';
import { allDrafts } from '../../../content/drafts/draft-queries';
import { openTestDesk, type TestDesk } from '../../../desk/testing/test-desk';
import { listsAt } from './bring-list';

/** For the tests of a file: a desk on the sample's files, at which Ada brings lists in; as new for each test. */
export function importDesk() {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk();
    ({ cookie } = await desk.person('write', 'ada@example.org'));
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    await desk.edit(SAMPLE_FILES);
    await desk.database.write(async (to) => {
      for (const table of ['drafts', 'versions', 'lists', 'log']) await to.run(`DELETE FROM desk_${table}`);
    });
  });
  const lists = listsAt({ call: (...given) => desk.call(...given) }, () => cookie);
  const open = async (place: string) =>
    (await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem;
  return {
    ...lists,
    desk: () => desk,
    /** As Ada. */
    call: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      desk.call(method, path, { cookie, ...(body && { body }) }),
    open,
    /** What its draft changes; of a new work all of it. */
    changedValuesOf: async (place: string) =>
      Object.fromEntries(((await open(place)).draft?.changes ?? []).map(({ path, value }) => [path, value])),
    drafts: async () =>
      (await desk.database.read(allDrafts)).map(({ shelf, item }) => `${shelf}/${item}`).sort(),
  };
}
