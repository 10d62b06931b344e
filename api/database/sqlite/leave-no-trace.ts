import { openWriting, type Connection } from '../../storage/connection';
import { whenFree } from '../../storage/when-free';

const BUSY = 5;

interface LeaveNoTraceOptions {
  wholeFile: boolean;
  patienceMs: number;
}

/** Also from the log (`-wal`), while others use the database. @throws DatabaseBusy when they keep it locked */
export async function leaveNoTrace(
  file: string,
  { wholeFile, patienceMs }: LeaveNoTraceOptions,
): Promise<void> {
  const connection = openWriting(file);
  // VACUUM's copy must not be on a disk either.
  connection.exec('PRAGMA temp_store = MEMORY');
  const until = performance.now() + patienceMs;
  try {
    if (wholeFile) await whenFree(() => connection.exec('VACUUM'), until);
    await whenFree(() => emptyLog(connection), until);
  } finally {
    connection.close();
  }
}

/** A blocked checkpoint reports it in its result instead of failing. */
async function emptyLog(connection: Connection): Promise<void> {
  const { busy } = (await connection.get('PRAGMA wal_checkpoint(TRUNCATE)')) as { busy: number };
  if (busy) throw Object.assign(new Error('The log of the database is in use'), { rawCode: BUSY });
}
