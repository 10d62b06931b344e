import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import { allows } from '../../people/contract/permissions';
import { personById } from '../../people/people-queries';
import { nextTrustedLook, type TrustedLook } from '../../privacy/clock-trust';
import type { DraftRow } from '../drafts/draft-queries';
import type { ScheduleRow } from './schedule-queries';

/** ms; looks at a clock that goes on as clocks do are not written more often. */
const NOTED_MS = 60 * 60 * 1000;

const iso = (ms: number): string => new Date(ms).toISOString();

async function lastLook(from: Queries): Promise<TrustedLook | undefined> {
  const row = await from
    .selectFrom('desk_clock')
    .select(['trusted_at', 'looked_at', 'held_until'])
    .executeTakeFirst();
  return (
    row && {
      trustedAt: Date.parse(row.trusted_at),
      lookedAt: Date.parse(row.looked_at),
      heldUntil: row.held_until === null ? undefined : Date.parse(row.held_until),
    }
  );
}

async function noteLook(to: Queries, { trustedAt, lookedAt, heldUntil }: TrustedLook): Promise<void> {
  const look = {
    ...{ trusted_at: iso(trustedAt), looked_at: iso(lookedAt) },
    held_until: heldUntil === undefined ? null : iso(heldUntil),
  };
  await to
    .insertInto('desk_clock')
    .values({ id: 1, ...look })
    .onConflict((on) => on.column('id').doUpdateSet(look))
    .execute();
}

/**
 * To be asked at least once an hour.
 *
 * @returns until when (Unix ms) nothing is done by the clock, which has jumped by more than a week; undefined where it is trusted
 */
export async function lookAtClock(database: GalleryDatabase): Promise<number | undefined> {
  const [last, now] = await database.read(
    async (from) => [await lastLook(from), await from.clock()] as const,
  );
  const look = nextTrustedLook(last, now);
  const isSame = last && last.heldUntil === look.heldUntil && Math.abs(now - last.lookedAt) < NOTED_MS;
  if (!isSame) await database.write((to) => noteLook(to, look));
  return look.heldUntil;
}

/** As `lookAtClock`, without noting it. */
export const clockHeldUntil = async (from: Queries): Promise<number | undefined> =>
  nextTrustedLook(await lastLook(from), await from.clock()).heldUntil;

/** Somebody says that the clock is right. @returns what it says, Unix ms */
export async function trustClock(to: Queries): Promise<number> {
  const now = await to.clock();
  await noteLook(to, { trustedAt: now, lookedAt: now });
  return now;
}

/**
 * Name of who has written since the time for publishing was set, and may not publish: what nobody has seen who may is not
 * published by a clock. Each save counts, not the last one alone.
 */
export async function heldBy(
  from: Queries,
  { act, draft: seen, unseen }: Pick<ScheduleRow, 'act' | 'draft' | 'unseen'>,
  draft: DraftRow | undefined,
): Promise<string | undefined> {
  if (act !== 'publish') return undefined;
  if (unseen !== null) return unseen;
  // Of times that were set before each save was noted.
  if (!draft || draft.number === seen) return undefined;
  const writer = draft.person === null ? undefined : await personById(from, draft.person);
  return writer && allows(writer.may, 'publish') ? undefined : draft.name;
}
