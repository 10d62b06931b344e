import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { roomFaults, type CodeFile } from './checks/room-faults';
import { runScript } from './lib/run-script';

const PLACES = ['src', 'api', 'host', 'desk', 'scripts', 'bench', 'plugins', 'tests'];
const OURS = /^(src|api|host|desk|scripts|bench|plugins)\/.*\.(ts|tsx|mjs|cjs|js)$/;

/** Bytes; more than the import graph needs. */
const MOST_OUTPUT = 256 * 1024 * 1024;

/** `npm run layers`: rules of imports (.dependency-cruiser.cjs), and sizes of folders and files. */
runScript(async () => {
  const { modules, summary } = await cruise();
  const wrong = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const code = modules.filter(({ source }) => OURS.test(source));
  const late = new Set(
    modules.flatMap(({ dependencies }) =>
      dependencies.filter(({ dynamic }) => dynamic).map(({ resolved }) => resolved),
    ),
  );
  const files = await Promise.all(
    code.map(
      async ({ source, dependents }): Promise<CodeFile> => ({
        path: source,
        lines: (await readFile(source, 'utf8')).trimEnd().split('\n').length,
        importers: dependents,
        loadedLate: late.has(source),
      }),
    ),
  );
  const faults = [...wrong, ...roomFaults(files)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`${files.length} files, all in their layers and rooms.`);
});

/** The command exits with an error when it finds faults. */
function cruise(): Promise<ICruiseResult> {
  const command = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const roots = ['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'];
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [command, ...PLACES, ...roots, ...options],
      { maxBuffer: MOST_OUTPUT },
      (_, output, errors) => {
        try {
          resolve(JSON.parse(output) as ICruiseResult);
        } catch {
          reject(new Error(errors || output));
        }
      },
    );
  });
}
