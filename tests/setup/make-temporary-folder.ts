import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder of the run's own, which its workers are told as the system's: what tests leave there goes with it. */
export default async function makeTemporaryFolder(): Promise<void> {
  // While tests are watched, one run follows the other in this process: the folder of the one before is gone.
  const outside = (process.env.UNIT_TESTS_OUTSIDE ??= tmpdir());
  const folder = await mkdtemp(path.join(outside, 'unit-tests-'));
  // A test that becomes another user goes through it.
  await chmod(folder, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP', 'UNIT_TESTS_FOLDER']) process.env[name] = folder;
}
