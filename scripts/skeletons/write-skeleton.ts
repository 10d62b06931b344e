import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

export async function writeSkeleton(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, content] of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await format(content, { ...(await resolveConfig(file)), filepath: file }));
    console.log(file);
  }
}
