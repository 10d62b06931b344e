import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ formRate: 2 });
});
afterEach(() => api.close());

async function statusesOf(...addresses: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [index, address] of addresses.entries()) {
    const answer = await api.app.inject({
      method: 'POST',
      url: FORM_PATHS.subscribe,
      payload: { email: `ada-${index}@example.org` },
      headers: { 'x-forwarded-for': address },
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

test('whoever has a network of IPv6 has one limit, not one for each of its addresses', async () => {
  expect(await statusesOf('2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff:abcd:1:9')).toEqual([
    200, 200, 429,
  ]);
});

test('another network has a limit of its own', async () => {
  expect(await statusesOf('2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1')).toEqual([200, 200, 200]);
});

test('each address of IPv4 has a limit of its own, also where it is written as one of IPv6', async () => {
  expect(await statusesOf('192.0.2.1', '::ffff:192.0.2.1', '::ffff:192.0.2.2', '192.0.2.1')).toEqual([
    200, 200, 200, 429,
  ]);
});
