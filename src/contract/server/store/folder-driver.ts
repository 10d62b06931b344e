import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { flushNames, writeWhole } from '../write-whole';

/** What is being written. */
const PARTS = '.parts';

/** ms after which nobody writes it any more. */
const LEFT_MS = 60 * 60_000;

/** The package writes into the file itself, and does not flush it: a kill would leave half of one. */
export class FolderDriver extends FSDriver {
  constructor(private readonly root: string) {
    super({ location: root, visibility: 'private' });
  }

  override async put(key: string, content: string | Uint8Array): Promise<void> {
    await this.place(key, (part, file) => writeWhole(file, content, part));
  }

  /** A copy, which on some disks takes no room. */
  async putFile(key: string, source: string): Promise<void> {
    await this.place(key, async (part, file) => {
      await copyFile(source, part, constants.COPYFILE_FICLONE);
      const handle = await open(part, 'r+');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, file);
      await flushNames(path.dirname(file));
    });
  }

  // That of the package gives all of the memory that the content stands in.
  override getBytes(key: string): Promise<Uint8Array> {
    return readFile(path.join(this.root, key));
  }

  override async delete(key: string): Promise<void> {
    await rm(path.join(this.root, key), { force: true });
  }

  override async deleteAll(folder: string): Promise<void> {
    await rm(path.join(this.root, folder), { recursive: true, force: true });
  }

  private async place(key: string, write: (part: string, file: string) => Promise<void>): Promise<void> {
    const file = path.join(this.root, key);
    // Two may write one key at once.
    const part = path.join(this.root, PARTS, randomUUID());
    for (const folder of [path.dirname(part), path.dirname(file)]) await makeFolder(folder);
    await write(part, file).catch(async (error: unknown) => {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    });
  }

  /** Removes what killed processes have left. */
  async clean(): Promise<void> {
    const folder = path.join(this.root, PARTS);
    for (const name of await readdir(folder).catch(() => [])) {
      const facts = await stat(path.join(folder, name)).catch(() => undefined);
      if (facts && facts.mtimeMs < Date.now() - LEFT_MS) await rm(path.join(folder, name), { force: true });
    }
  }
}

/** With its name flushed, and the names of those above that are new. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await flushNames(path.dirname(made));
}
