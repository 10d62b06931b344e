import { webcrypto } from 'node:crypto';
import { replaceCrypto } from '../../../tests/replace-crypto';
import type { sendingKey as SendingKeyOf } from './sending-key';

const CONTENTS = '/api/form/contact {"name":"Camille"}';

/** As a page that has just been loaded. */
function loaded(): typeof SendingKeyOf {
  let sendingKey: typeof SendingKeyOf | undefined;
  jest.isolateModules(() => ({ sendingKey } = jest.requireActual('./sending-key')));
  return sendingKey!;
}

let giveBack: () => void;
beforeEach(() => {
  sessionStorage.clear();
  // jsdom's own has no hashes.
  giveBack = replaceCrypto(webcrypto);
});
afterEach(() => {
  giveBack();
  jest.restoreAllMocks();
});

it('is the same for the same contents after a reload, until they have arrived', async () => {
  const first = await loaded()(CONTENTS);
  const again = await loaded()(CONTENTS);
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(again?.key).toBe(first?.key);
  expect((await loaded()(`${CONTENTS} `))?.key).not.toBe(first?.key);
  again?.forget();
  expect((await loaded()(CONTENTS))?.key).not.toBe(first?.key);
});

it('leaves nothing of the contents in the browser', async () => {
  await loaded()(CONTENTS);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Camille');
});

it('is remembered by the page where the browser blocks its storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const sendingKey = loaded();
  expect((await sendingKey(CONTENTS))?.key).toBe((await sendingKey(CONTENTS))?.key);
});
