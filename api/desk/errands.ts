import type { GalleryDatabase } from '../database/database';
import type { Queries } from '../database/queries';
import type { Errand } from './contract/errand';
import { DeskError } from './desk-error';

const NONE: Errand<never> = { state: 'none', answer: null, fault: null };
const BUSY: Errand<never> = { state: 'busy', answer: null, fault: null };

/** ms that a process has it without a word: it was killed. */
const LEASE_MS = 60_000;
const RENEWALS = 4;

/** One at a time, whichever process has it; whoever asks for the same joins it. */
export function openErrand<Answer>(database: Pick<GalleryDatabase, 'read' | 'write'>, name: string) {
  let running: Promise<void> | undefined;

  const keep = (to: Queries, errand: Errand<Answer>, { key = '', until = '' } = {}) => {
    const row = { errand: JSON.stringify(errand), key, until };
    return to
      .insertInto('errands')
      .values({ name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  };
  const run = async (key: string, work: () => Promise<Answer>): Promise<void> => {
    const renew = () =>
      database.write(async (to) =>
        to
          .updateTable('errands')
          .set({ until: await leaseFrom(to) })
          .where('name', '=', name)
          .where('key', '=', key)
          .where('until', '<>', '')
          .execute(),
      );
    const timer = setInterval(() => void renew().catch(() => undefined), LEASE_MS / RENEWALS);
    const errand = await work().then(
      (answer): Errand<Answer> => ({ state: 'done', answer, fault: null }),
      (error: unknown): Errand<Answer> => ({
        state: 'failed',
        answer: null,
        fault: error instanceof DeskError ? error.fault : 'unexpected',
      }),
    );
    clearInterval(timer);
    running = undefined;
    // Where that is not kept, it counts as cut off once the lease is over.
    await database.write((to) => keep(to, errand)).catch(() => undefined);
  };

  return {
    look: () => database.read((from) => stateOf<Answer>(from, name)),
    /** @param key of what is to be done. @throws DeskError while something else is under way */
    async begin(key: string, work: () => Promise<Answer>): Promise<Errand<Answer>> {
      const isOurs = await database.write(async (to) => {
        const row = await rowOf(to, name);
        if (await isUnderWay(to, row)) {
          if (row?.key !== key) throw new DeskError('busy');
          return false;
        }
        await keep(to, BUSY, { key, until: await leaseFrom(to) });
        return true;
      });
      if (isOurs) running = run(key, work);
      return BUSY;
    },
    /** What this process has under way. */
    async settled(): Promise<void> {
      await running;
    },
    /** What is under way goes on. */
    forget: () =>
      database.write(
        async (to) =>
          void (await to.deleteFrom('errands').where('name', '=', name).where('until', '=', '').execute()),
      ),
  };
}

const iso = (ms: number): string => new Date(ms).toISOString();
const leaseFrom = async (to: Queries): Promise<string> => iso((await to.clock()) + LEASE_MS);

type Row = { errand: string; key: string; until: string };

const rowOf = (from: Queries, name: string): Promise<Row | undefined> =>
  from.selectFrom('errands').select(['errand', 'key', 'until']).where('name', '=', name).executeTakeFirst();

const isUnderWay = async (from: Queries, row: Row | undefined): Promise<boolean> =>
  row !== undefined && row.until > iso(await from.clock());

async function stateOf<Answer>(from: Queries, name: string): Promise<Errand<Answer>> {
  const row = await rowOf(from, name);
  if (!row) return NONE;
  const errand = JSON.parse(row.errand) as Errand<Answer>;
  return errand.state === 'busy' && !(await isUnderWay(from, row)) ? NONE : errand;
}
