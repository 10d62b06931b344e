import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { BENCH } from '../support/site/gathered-works';
import type { MadeRoom, RoomLink } from '../../../api/rooms/contract/room';
import type { Room } from '../../../src/contract/rooms/room';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { LONG_WAIT_MS } from '../../patience';
import { expect, test } from '../support/test';

const { en } = WORDS;

let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk({ takesUploads: true });
  page = await comeToDesk(desk, { secret: await desk.join({ email: 'ines@example.org', may: 'publish' }) });
  await page.goto(desk.url);
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});

test('has a picture that this room alone has, described, seen by its client, and gone with it', async () => {
  const { origin } = new URL(desk.url);
  const ask = async <T>(path: string, data: object): Promise<T> =>
    (
      await page.request.post(`${origin}/desk/api${path}`, { data, headers: { origin } })
    ).json() as Promise<T>;
  const { room } = await ask<MadeRoom>('/rooms', { selection: BENCH.slugs.en });
  const { url } = await ask<RoomLink>(`/rooms/${room.id}/link`, {});
  const told = async (): Promise<Room> => {
    const answer = await fetch(`${origin}/api/rooms/${url.split('/').at(-1)}`);
    return ((await answer.json()) as { data: Room }).data;
  };
  await page.goto(`${desk.url}/rooms/${room.id}`);
  const hand = page.locator('main').getByRole('group', { name: BENCH.titles.en });
  const scratch = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#d06010' } })
    .jpeg()
    .toBuffer();
  await hand
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Scratch.jpg', buffer: scratch, mimeType: 'image/jpeg' }]);
  const alt = hand.getByRole('textbox', { name: en['room.alt'] });
  await alt.waitFor({ timeout: LONG_WAIT_MS });
  await alt.fill('A scratch below the seat');
  await expect.poll(async () => (await told()).pieces[0]?.pictures[0]?.alt).toBe('A scratch below the seat');
  const [image] = (await told()).pieces[0]?.pictures ?? [];
  const shown = await fetch(origin + (image?.sizes.sm ?? ''));
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  // Small ones are refused in words.
  await hand.locator('input[type=file]').setInputFiles([
    {
      name: 'small.jpg',
      buffer: await sharp(scratch).resize(300).toBuffer(),
      mimeType: 'image/jpeg',
    },
  ]);
  await page.getByText(en['fault.tooSmall']).waitFor();
  await hand.getByRole('button', { name: en['room.removePicture'] }).click();
  await expect.poll(async () => (await told()).pieces[0]?.pictures.length).toBe(0);
  expect((await fetch(origin + (image?.sizes.sm ?? ''))).status).toBe(404);
});
