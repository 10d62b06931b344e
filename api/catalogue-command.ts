import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkFolder } from './import-export/catalogue/check-folder';
import { openFactsCache } from './media/facts-cache';
import { modelNotices } from './models/fit/model-notices';
import { settingsFrom } from './settings';

const USAGE = 'Usage: npm run -s catalogue -- check FOLDER';
const FACTS = 'picture-facts.json';

/** Says what is wrong with a catalogue, or that it can be served. Opens no database, and writes nothing that stays. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, folder, ...rest] = positionals;
  if (command !== 'check' || !folder || rest.length > 0) throw new Error(USAGE);
  // npm runs scripts in the project's folder.
  const root = path.resolve(process.env['INIT_CWD'] ?? '', folder);
  const made = await mkdtemp(path.join(tmpdir(), 'catalogue-check-'));
  try {
    // What the API knows of pictures need not be measured again.
    await cp(path.join(settingsFrom(process.env).dataDir, FACTS), path.join(made, FACTS)).catch(
      () => undefined,
    );
    await check(root, made);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

async function check(root: string, made: string): Promise<void> {
  const facts = await openFactsCache(path.join(made, FACTS));
  try {
    const { catalogue } = await checkFolder(root, facts);
    for (const { file, field, message } of modelNotices(catalogue))
      console.log(`${file}, ${field} ${message}`);
    console.log(`The catalogue in ${root} can be served: nothing is wrong with it.`);
  } finally {
    facts.models.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
