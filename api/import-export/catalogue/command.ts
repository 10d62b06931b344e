import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileOf } from '../../content/published/entry';
import { openStore } from '../../../src/contract/server/store/open-store';
import type { NewRow } from '../../files/file-queries';
import { takeIn } from '../../files/take-in';
import { openModels } from '../../models/models';
import { modelNotices } from '../../models/fit/model-notices';
import { settingsFrom, type ApiSettings } from '../../settings';
import { CatalogueError } from '../../content/published/catalogue-content';
import { atDoor, type CatalogueDoor } from './catalogue-door';
import { checkFolder, type CheckedFolder } from './first-catalogue';
import { planExport } from './export-folder';
import { sayListFile } from './list-file';
import { findAmong, mediaIn, mediaName, readMedia } from './folder-media';
import { withLines } from './yaml-file';
import { watchCatalogue, type Watching } from './watch-folder';

const USAGE =
  'Usage: npm run -s catalogue -- check FOLDER | import FOLDER [--yes | --check] | export FOLDER [--yes] | watch FOLDER | list | list FILE [--json]';

export interface CommandOptions {
  args: string[];
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /** Whether a person agrees. */
  ask: (question: string) => Promise<boolean>;
}

/** @returns what goes on, where it watches. @throws Error in words */
export async function catalogueCommand({
  args,
  env,
  say,
  ask,
}: CommandOptions): Promise<Watching | undefined> {
  const { command, folder, isSure, isCheck, isJson } = read(args, env);
  if (command === 'list' && folder) {
    await sayListFile(folder, isJson, say);
    return undefined;
  }
  const settings = settingsFrom(env);
  const agree = async (question: string) => isSure || (await ask(question));
  if (command === 'check' || isCheck) {
    await check(folder, [], say);
    say(`The catalogue in ${folder} can be served: nothing is wrong with it.`);
  } else if (command === 'watch') return watch(folder, settings, say);
  else
    await atDoor(settings, async (door) => {
      if (command === 'list') await list(door, say);
      else if (command === 'export') await exportTo(folder, door, { say, agree });
      else await importFrom(folder, door, { say, agree });
    });
  return undefined;
}

const COMMANDS = ['check', 'import', 'export', 'watch', 'list'] as const;

function read(args: string[], env: NodeJS.ProcessEnv) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, check: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const [name, folder = '', ...rest] = positionals;
  const command = COMMANDS.find((one) => one === name);
  const { yes: isSure = false, check: isCheck = false, json: isJson = false } = values;
  const isRight =
    command !== undefined &&
    rest.length === 0 &&
    (command === 'list' || folder !== '') &&
    (!isJson || (command === 'list' && folder !== '')) &&
    (!isSure || (command === 'import' && !isCheck) || command === 'export') &&
    (!isCheck || command === 'import');
  if (!isRight) throw new Error(USAGE);
  // npm runs scripts in the project's folder.
  return { command, folder: folder && path.resolve(env['INIT_CWD'] ?? '', folder), isSure, isCheck, isJson };
}

interface Talk {
  say: (line: string) => void;
  agree: (question: string) => Promise<boolean>;
}

/** Opens no database, and writes nothing that stays. @param known pictures, documents and models that the folder may lack */
async function check(
  folder: string,
  known: readonly NewRow[],
  say: (line: string) => void,
): Promise<CheckedFolder> {
  const made = await mkdtemp(path.join(tmpdir(), 'catalogue-check-'));
  const models = openModels(await openStore(made));
  try {
    const media = await readMedia(folder, await mediaIn(folder), (file) => takeIn({ models }, file));
    const own = new Set(media.rows.map(mediaName));
    const others = known.filter((one) => !own.has(mediaName(one)) && !media.faults.has(mediaName(one)));
    const checked = await checkFolder(folder, findAmong({ ...media, rows: [...media.rows, ...others] }));
    for (const { file, field, message } of modelNotices(checked.catalogue))
      say(`${file}, ${field} ${message}`);
    return checked;
  } finally {
    models.close();
    await rm(made, { recursive: true, force: true });
  }
}

async function importFrom(folder: string, door: CatalogueDoor, { say, agree }: Talk): Promise<void> {
  const { items } = await check(folder, await door.media(), say);
  const { problems, print, ...changes } = await door.changesWith({ folder, items });
  if (problems.length > 0)
    throw new CatalogueError(await withLines(folder, problems), 'Nothing was brought in.');
  if (!sayChanges(changes, say)) return say('Nothing is to be brought in: all of it is public as it is.');
  if (!(await agree('Bring it in?'))) return say('Nothing was brought in.');
  const brought = await door.bringIn({ folder, items, print });
  if (brought.problems.length > 0)
    throw new CatalogueError(await withLines(folder, brought.problems), 'Nothing was brought in.');
  say('It is brought in.');
}

async function exportTo(folder: string, door: CatalogueDoor, { say, agree }: Talk): Promise<void> {
  const items = await door.publicItems();
  const { files } = door;
  const { write, problems, ...changes } = await planExport({
    items,
    media: await door.media(),
    files,
    folder,
  });
  for (const { file, message } of problems) say(`${file} ${message}: it is left out`);
  const differs = changes.changed.length > 0 || changes.removed.length > 0;
  if (differs) sayChanges(changes, say);
  if (differs && !(await agree(`Write it into ${folder}?`))) return say('Nothing was written.');
  await write();
  say(`${items.length} items are in ${folder}.`);
}

async function list(door: CatalogueDoor, say: (line: string) => void): Promise<void> {
  for (const { values, ...of } of await door.publicItems()) {
    const state = values['status'] === 'draft' ? ' (hidden: status draft)' : '';
    say(`${fileOf(of).replace(/\.yaml$/, '')}${state}`);
  }
}

async function watch(folder: string, settings: ApiSettings, say: (line: string) => void): Promise<Watching> {
  const watching = await watchCatalogue(folder, settings, say);
  say(`What is saved in ${folder} is brought in from now on. Ctrl-C ends it.`);
  return watching;
}

/** @returns whether there are any */
function sayChanges(
  changes: { added: string[]; changed: string[]; removed: string[]; copied?: string[] },
  say: (line: string) => void,
): boolean {
  const words = { added: 'Added', changed: 'Changed', removed: 'Removed', copied: 'Copied' } as const;
  let isAny = false;
  for (const [key, word] of Object.entries(words)) {
    const names = changes[key as keyof typeof words] ?? [];
    if (names.length === 0) continue;
    isAny = true;
    say(`${word}: ${names.length}`);
    for (const name of names) say(`  ${name}`);
  }
  return isAny;
}
