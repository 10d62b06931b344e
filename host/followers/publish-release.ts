import { readRelease } from '../releases/current-release';
import { checkComplete } from '../releases/check-complete';
import { knownContents, readContents, writeContents } from '../releases/release-contents';
import { releaseFolder } from '../releases/release-folders';
import { runCommand } from './command';

/** Makes releases ready to be taken over by others. */
export interface ReleasePublication {
  /**
   * Checks a release's files against its manifest, and writes down what it holds.
   * @param dir its folder
   * @returns the digest of what was written
   * @throws ReleaseDamaged that names what is wrong
   */
  check: (dir: string) => Promise<string>;
  /**
   * Puts a release where the followers fetch it, once; checks it where that was not done.
   * @returns the digest of what it holds
   */
  publish: (id: string) => Promise<string>;
}

interface PublicationOptions {
  deployDir: string;
  pushCommand: readonly string[] | undefined;
  signal: AbortSignal;
}

export function openReleasePublication({
  deployDir,
  pushCommand,
  signal,
}: PublicationOptions): ReleasePublication {
  /** The release that was last put there, or is being put there, by name and digest; several followers share it. */
  let last: { key: string; pushed: Promise<void> } | undefined;

  const check = async (dir: string): Promise<string> => {
    const [{ manifest }, contents] = await Promise.all([readRelease(dir), readContents(dir)]);
    checkComplete(manifest, contents);
    return writeContents(dir, contents);
  };
  let checking: Promise<string> | undefined;
  return {
    check,
    async publish(id) {
      const dir = releaseFolder(deployDir, id);
      const digest =
        (await knownContents(dir)) ?? (await (checking ??= check(dir).finally(() => (checking = undefined))));
      const key = `${id} ${digest}`;
      if (pushCommand && last?.key !== key) {
        const pushed = runCommand(pushCommand, { values: { id, dir }, signal });
        last = { key, pushed };
        // The next one to ask tries again.
        pushed.catch(() => (last = undefined));
      }
      await last?.pushed;
      return digest;
    },
  };
}
