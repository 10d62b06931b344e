import type { Connection } from './connection';

class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

type Remedy = (file: string, reason: string) => string;

const damaged: Remedy = (file, reason) =>
  `${file} is damaged (${reason}): restore the last backup (npm run restore -- FILE --replace; docs/deploy.md, 'Backup'), ` +
  `and start again. Without any, move it, ${file}-wal and ${file}-shm aside: the start begins an empty one.`;
const closed: Remedy = (file, reason) =>
  `${file} cannot be opened and written (${reason}): give the user that runs the API the right to write it and its ` +
  'folder, or set API_DATA_DIR to a folder where it has that right.';
const full: Remedy = (file, reason) =>
  `${file} cannot be written (${reason}): make room on its disk, and start again.`;

/** Low bytes of SQLite's codes, and the system's codes. */
const REMEDIES: Record<string, Remedy> = {
  ...{ 3: closed, 8: closed, 14: closed, 11: damaged, 26: damaged, 10: damaged, 13: full },
  ...{
    EACCES: closed,
    EPERM: closed,
    EROFS: closed,
    EEXIST: closed,
    ENOTDIR: closed,
    EISDIR: closed,
    ENOSPC: full,
  },
};

/** @throws UnusableDatabase where the file is the reason; other errors as they are */
export async function openUsable<T>(file: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const remedy = REMEDIES[codeOf(error)];
    if (!remedy) throw error;
    const [reason = ''] = (error as Error).message.split('\n', 1);
    throw new UnusableDatabase(remedy(file, reason), { cause: error });
  }
}

export function checkDatabase(connection: Connection): void {
  const { quick_check: found } = connection.get('PRAGMA quick_check(1)') as { quick_check: string };
  if (found !== 'ok') throw Object.assign(new Error(found), { rawCode: 11 });
}

/** libsql gives the code of a failed opening only in the message: `…/gallery.db: 14")`. */
function codeOf(error: unknown): string {
  const { rawCode, code = '', message } = error as Partial<NodeJS.ErrnoException> & { rawCode?: number };
  const [, inWords] = /: (\d+)"\)$/.exec(message ?? '') ?? [];
  const number = rawCode ?? (inWords === undefined ? undefined : Number(inWords));
  return number === undefined ? code : String(number & 0xff);
}
