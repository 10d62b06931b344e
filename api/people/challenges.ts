import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GalleryDatabase } from '../database/database';
import type { Queries } from '../database/queries';

/** ms a browser has to answer. */
const TTL_MS = 5 * 60 * 1000;
const RANDOM_BYTES = 16;
const HEAD_BYTES = RANDOM_BYTES + 8;
const KEY_BYTES = 32;

/**
 * Signed instead of kept, so that nobody can push out those of others by asking often. Any process takes those of another, and
 * keeps which were used: only answers with a known key use one.
 */
export interface Challenges {
  /** @param owner session or link that may answer; '' for a sign-in */
  make(owner: string): Promise<Uint8Array<ArrayBuffer>>;
  /** @param challenge in base64url */
  isGood(challenge: string, owner: string): Promise<boolean>;
  /** Call it once the answer was found right. False when that was done before. */
  useUp(challenge: string): Promise<boolean>;
}

export function openChallenges(
  database: Pick<GalleryDatabase, 'read' | 'write'>,
  now: () => number = Date.now,
): Challenges {
  const sign = async (head: Buffer, owner: string): Promise<Buffer> => {
    const key = (await database.read(findKey)) ?? (await database.write(makeKey));
    return createHmac('sha256', Buffer.from(key, 'base64url')).update(head).update(owner).digest();
  };
  return {
    async make(owner) {
      const head = Buffer.concat([randomBytes(RANDOM_BYTES), Buffer.alloc(8)]);
      head.writeDoubleBE(now() + TTL_MS, RANDOM_BYTES);
      return new Uint8Array(Buffer.concat([head, await sign(head, owner)]));
    },
    async isGood(challenge, owner) {
      const bytes = Buffer.from(challenge, 'base64url');
      const head = bytes.subarray(0, HEAD_BYTES);
      const expected = await sign(head, owner);
      const given = bytes.subarray(HEAD_BYTES);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return head.readDoubleBE(RANDOM_BYTES) > now() && !(await database.read(isUsed(challenge)));
    },
    useUp: (challenge) =>
      database.write(async (to) => {
        const used = { challenge, until: new Date(now() + TTL_MS).toISOString() };
        await to.deleteFrom('used_challenges').where('until', '<', new Date(now()).toISOString()).execute();
        const made = await to
          .insertInto('used_challenges')
          .values(used)
          .onConflict((conflict) => conflict.doNothing())
          .returning('challenge')
          .executeTakeFirst();
        return made !== undefined;
      }),
  };
}

const isUsed = (challenge: string) => async (from: Queries) =>
  (await from
    .selectFrom('used_challenges')
    .select('until')
    .where('challenge', '=', challenge)
    .executeTakeFirst()) !== undefined;

const NAME = 'challenges';

async function findKey(from: Queries): Promise<string | undefined> {
  const found = await from.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirst();
  return found?.value;
}

async function makeKey(to: Queries): Promise<string> {
  const value = randomBytes(KEY_BYTES).toString('base64url');
  await to
    .insertInto('secrets')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findKey(to)) ?? value;
}
