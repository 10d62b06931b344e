import { DatabaseMoved } from '../../storage/in-place';
import { isFullDisk } from '../../../src/contract/server/full-disk';
import { DeskError } from '../../desk/desk-error';

/** A unit of systemd that may not write the catalogue, or files that belong to somebody else. */
const CLOSED = ['EROFS', 'EACCES', 'EPERM'];
/** SQLITE_READONLY; its variants have the same low byte. */
const READ_ONLY = 8;

/** What kept a file or the database from being written, for editors; other errors as they are. */
export function writeFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isFullDisk(error)) return new DeskError('diskFull');
  return isClosed(error) ? new DeskError('notWritable') : error;
}

function isClosed(error: Error): boolean {
  const { code = '', rawCode = 0 } = error as NodeJS.ErrnoException & { rawCode?: number };
  return error instanceof DatabaseMoved || CLOSED.includes(code) || (rawCode & 0xff) === READ_ONLY;
}
