import { LIST_BOUNDS } from '../../../../api/import-export/contract/list-bounds';
import type { ListRow } from '../../../../api/import-export/contract/lists';
import { call, CallFault } from '../../../app/line/call';
import { isSilent, onConnection } from '../../../app/line/connection';
import type { Table } from '../../../../api/import-export/contract/file/table';

/** Of rows, as their part of a list is sent at once. */
function* partsOf(rows: readonly ListRow[]): Generator<{ from: number; rows: ListRow[] }> {
  const encoder = new TextEncoder();
  let part: ListRow[] = [];
  let [from, bytes] = [0, 0];
  for (const [at, row] of rows.entries()) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    if (part.length > 0 && bytes + size > LIST_BOUNDS.part) {
      yield { from, rows: part };
      [part, from, bytes] = [[], at, 0];
    }
    part.push(row);
    bytes += size;
  }
  if (part.length > 0) yield { from, rows: part };
}

/** Where the line broke it goes on once it is back. @throws CallFault */
async function patiently<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallFault) || error.fault !== 'offline') throw error;
      await whenBack();
    }
  }
}

const whenBack = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onConnection(() => {
      if (isSilent()) return;
      stop();
      resolve();
    });
  });

/** @returns the name under which it is looked at. @throws CallFault */
export async function sendList(name: string, { headings, rows }: Table): Promise<string> {
  const short = name.slice(-LIST_BOUNDS.name);
  const { list } = await patiently(() => call('POST /import/lists', { body: { name: short, headings } }));
  for (const part of partsOf(rows))
    await patiently(() => call('POST /import/lists/:list/rows', { params: { list }, body: part }));
  return list;
}
