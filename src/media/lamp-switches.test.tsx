import { act, render } from '@testing-library/react';
import * as react from 'react';
import type * as lampSwitches from './lamp-switches';
import { toPictureView } from './picture-view';
import { sampleImage } from './testing/sample-image';

const night = { ...toPictureView(sampleImage('night'), ''), lamp: true };
const root = document.documentElement;

/** A document of its own, which shows the lamp. */
async function openDocument() {
  jest.resetModules();
  jest.doMock('react', () => react);
  document.body.innerHTML = '';
  const lamps: typeof lampSwitches = await import('./lamp-switches');
  const Lamp = () => <output>{lamps.useLight(night)}</output>;
  const view = render(<Lamp />);
  return { ...lamps, view };
}
const light = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  root.className = 'theme-ui-dark';
});
afterEach(() => jest.restoreAllMocks());

it('a lamp stays as it was switched on the next page, until the lights change', async () => {
  const { switchLamp, releaseLamps } = await openDocument();
  expect(light()).toBe('lamp');
  act(() => switchLamp(night, 'off'));
  expect(light()).toBe('off');
  await openDocument();
  expect(light()).toBe('off');
  act(releaseLamps);
  await openDocument();
  expect(light()).toBe('lamp');
});

it('what was switched in the evening does not hold for a day that came meanwhile', async () => {
  const { switchLamp } = await openDocument();
  act(() => switchLamp(night, 'off'));
  root.className = 'theme-ui-light';
  await openDocument();
  expect(light()).toBe('lamp');
});

it('is one lamp in each format and size of its picture', async () => {
  const { switchLamp } = await openDocument();
  const jpeg = { ...night.jpeg, sm: '/media/night-sm.webp' };
  act(() => switchLamp({ ...night, jpeg }, 'off'));
  expect(light()).toBe('off');
});

it.each(['no JSON', 'null', '[true,null]', '{}', '"lamps"'])(
  'makes do with %s in the storage',
  async (kept) => {
    sessionStorage.setItem('lamps', kept);
    await openDocument();
    expect(light()).toBe('lamp');
  },
);

it('lasts as long as the document where storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { switchLamp } = await openDocument();
  act(() => switchLamp(night, 'off'));
  expect(light()).toBe('off');
});

it('a picture without an evening has no light, and one that is no lamp that of the room', async () => {
  const { useLight, view } = await openDocument();
  const Lights = () => <output>{`${useLight(undefined)} ${useLight({ ...night, lamp: false })}`}</output>;
  view.rerender(<Lights />);
  expect(light()).toBe('undefined room');
});
