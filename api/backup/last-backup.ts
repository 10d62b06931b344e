import { readFile, writeFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { DateTime } from '../../src/contract/common';

const LastBackup = Type.Object({
  madeAt: DateTime,
  size: Type.Integer({ minimum: 0 }),
  isReadBack: Type.Boolean(),
});
export type LastBackup = Static<typeof LastBackup>;

const fileIn = (dataDir: string): string => path.join(dataDir, 'last-backup.json');

/** Never fails: a backup is good even when it cannot be noted. */
export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.part`, JSON.stringify(backup))
    .then(() => rename(`${file}.part`, file))
    .catch(() => undefined);
}

export async function lastBackup(dataDir: string): Promise<LastBackup | undefined> {
  try {
    const found: unknown = JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
    return matches(LastBackup, found) ? found : undefined;
  } catch {
    return undefined;
  }
}
