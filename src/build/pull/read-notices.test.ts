import { useFakeApi } from '../../gallery/testing/fake-api';
import { readNotices } from './read-notices';

const startApi = useFakeApi();

test('what the API says is told in sentences', async () => {
  const notice = { file: 'works/lamp.yaml', field: 'dimensions.height', message: 'is 150 cm, and 160 cm' };
  const { url } = await startApi(({ path }) =>
    path === '/api/notices' ? { body: { data: [notice] } } : { status: 404 },
  );
  expect(await readNotices(url)).toEqual(['works/lamp.yaml: dimensions.height is 150 cm, and 160 cm.']);
});

test.each([
  ['does not know the call', { status: 404, body: { error: { message: 'Not here' } } }],
  ['answers something else', { body: { data: 'fine' } }],
  ['answers no JSON', { body: '<h1>' }],
])('an API that %s is no fault', async (_, reply) => {
  expect(await readNotices((await startApi(() => reply)).url)).toEqual([]);
});
