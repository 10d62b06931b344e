import { isFullDisk } from '../../src/contract/server/full-disk';
import { DatabaseMoved } from './in-place';

/** Files that belong to somebody else; PostgreSQL where it takes no writes, or not of this user. */
const CLOSED = ['EROFS', 'EACCES', 'EPERM', '25006', '42501'];
/** SQLITE_READONLY, SQLITE_IOERR and SQLITE_CANTOPEN: low bytes of their variants. */
const CLOSED_IN_SQLITE = [8, 10, 14];

/**
 * Why a file or the database takes no writes until somebody mends that. Undefined for other errors, and for locks, which
 * pass by themselves.
 */
export function unwritableReason(error: unknown): 'full' | 'closed' | undefined {
  if (isFullDisk(error)) return 'full';
  const { code = '', rawCode = 0 } = (error ?? {}) as NodeJS.ErrnoException & { rawCode?: number };
  const isClosed =
    error instanceof DatabaseMoved || CLOSED.includes(code) || CLOSED_IN_SQLITE.includes(rawCode & 0xff);
  return isClosed ? 'closed' : undefined;
}
