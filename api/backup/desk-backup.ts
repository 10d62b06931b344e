import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Where the desk keeps the backup that can be taken away for an hour; no backup has it in it. */
export const deskBackupFolder = (dataDir: string): string => path.join(dataDir, 'desk-backup');

/** Call it where personal data is erased: the backup has what was there before. */
export const removeDeskBackup = (dataDir: string): Promise<void> =>
  rm(deskBackupFolder(dataDir), { recursive: true, force: true });
