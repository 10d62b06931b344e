import { isFullDisk } from '../../../../src/contract/server/full-disk';
import { DeskError } from '../../desk-error';

/** A unit of systemd that may not write the catalogue, or files that belong to somebody else. */
const CLOSED = ['EROFS', 'EACCES', 'EPERM'];

/** What kept a file from being written, for editors; other errors as they are. */
export function writeFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  // The library of the database says it in words.
  if (isFullDisk(error) || /disk is full/.test(error.message)) return new DeskError('diskFull');
  return CLOSED.includes(code) ? new DeskError('notWritable') : error;
}
