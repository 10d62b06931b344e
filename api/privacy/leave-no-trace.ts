import { openWriting, type Connection } from '../storage/connection';
import { whenFree } from '../storage/when-free';

/** SQLite's code for what another connection keeps from being done now. */
const BUSY = 5;

interface LeaveNoTraceOptions {
  /** Also what earlier code has deleted without writing over it: the whole file is written anew. */
  wholeFile?: boolean;
  /** How long to wait for others that use the database. */
  patienceMs?: number;
}

const PATIENCE_MS = 5000;

/**
 * Has nothing left of what was deleted, in a database's file and in its log (`-wal`), while others use it.
 * @throws DatabaseBusy when others have not let it be done for as long as one waits
 */
export async function leaveNoTrace(
  file: string,
  { wholeFile = false, patienceMs = PATIENCE_MS }: LeaveNoTraceOptions = {},
): Promise<void> {
  const connection = openWriting(file);
  // The copy that VACUUM makes must not be on a disk either.
  connection.exec('PRAGMA temp_store = MEMORY');
  const until = performance.now() + patienceMs;
  try {
    if (wholeFile) await whenFree(() => connection.exec('VACUUM'), until);
    await whenFree(() => emptyLog(connection), until);
  } finally {
    connection.close();
  }
}

/** A checkpoint that somebody stands in the way of says so in its answer. */
function emptyLog(connection: Connection): void {
  const { busy } = connection.get('PRAGMA wal_checkpoint(TRUNCATE)') as { busy: number };
  if (busy) throw Object.assign(new Error('The log of the database is in use'), { rawCode: BUSY });
}
