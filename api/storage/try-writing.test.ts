import type { GalleryDatabase } from './database';
import { tryWriting } from './try-writing';
import { DatabaseBusy } from './when-free';

const FULL = new Error('database or disk is full');

let outcome: Error | 'written' | 'never';
let tries: number;
let changes: unknown[];
let time: number;
beforeEach(() => {
  outcome = 'written';
  tries = time = 0;
  changes = [];
});

const database: Pick<GalleryDatabase, 'write'> = {
  async write() {
    tries += 1;
    if (outcome === 'never') return new Promise(() => undefined);
    if (outcome instanceof Error) throw outcome;
    return undefined as never;
  },
};
const open = () => tryWriting({ database, onChange: (error) => changes.push(error), now: () => time });

it('tries once in half a minute, however often it is asked', async () => {
  const canWrite = open();
  expect(await canWrite()).toBe(true);
  outcome = FULL;
  time += 29_999;
  expect(await canWrite()).toBe(true);
  expect(tries).toBe(1);
  time += 1;
  expect(await canWrite()).toBe(false);
});

it('tells once of a fault, and of its end', async () => {
  const canWrite = open();
  for (outcome of [FULL, FULL, 'written', 'written'] as const) {
    await canWrite();
    time += 30_000;
  }
  expect(changes).toEqual([FULL, undefined]);
});

it.each([
  ['is not answered', 'never'],
  ['meets a lock', new DatabaseBusy(undefined)],
] as const)('keeps to what it knows while it %s', async (_, nothing) => {
  const canWrite = open();
  for (const known of [FULL, 'written'] as const) {
    outcome = known;
    await canWrite();
    time += 30_000;
    outcome = nothing;
    expect(await canWrite()).toBe(known === 'written');
    time += 30_000;
  }
});
