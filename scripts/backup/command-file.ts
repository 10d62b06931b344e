import path from 'node:path';
import { parseArgs } from 'node:util';

/** The file is relative to the caller's folder (npm changes it). Throws Error with `usage`. */
export function readCommand<Flag extends string>(
  usage: string,
  flags: readonly Flag[] = [],
): { file: string; flags: ReadonlySet<Flag> } {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [file, ...rest] = positionals;
    if (!file || rest.length > 0) throw new Error('one file');
    const from = process.env['INIT_CWD'] ?? process.cwd();
    return { file: path.resolve(from, file), flags: new Set(flags.filter((flag) => values[flag])) };
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}

/** What an operator does instead where the database is PostgreSQL, whose own tools know it. */
export const onPostgres = (command: string, files: string): string =>
  `The database is PostgreSQL (DATABASE_URL), so its own tools do this: ${command}. ` +
  `Copy ${files} as well, after it (docs/deploy.md, 'PostgreSQL').`;
