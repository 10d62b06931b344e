import { readRelease } from '../releases/current-release';
import { checkComplete } from '../releases/check-complete';
import { knownContents, readContents, writeContents } from '../releases/release-contents';
import { releaseFolder } from '../releases/release-folders';
import { runCommand } from './command';

export interface ReleasePublication {
  /** @returns the digest of the contents list that it writes. @throws ReleaseDamaged that names what is wrong */
  check: (dir: string) => Promise<string>;
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
        pushed.catch(() => (last = undefined));
      }
      await last?.pushed;
      return digest;
    },
  };
}
