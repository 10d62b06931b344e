import { rm } from 'node:fs/promises';

/** Removes what make-temporary-folder.ts has made. */
export default async function removeTemporaryFolder(): Promise<void> {
  const folder = process.env.UNIT_TESTS_FOLDER;
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
