import { execFile } from 'node:child_process';
import path from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { deadFiles } from './checks/dead-files';
import { runScript } from './lib/run-script';

const PLACES = ['src', 'api', 'host', 'desk', 'scripts', 'bench', 'plugins', 'tests'];

/** Bytes; more than the import graph needs. */
const MOST_OUTPUT = 256 * 1024 * 1024;

/** `npm run layers`: rules of imports (.dependency-cruiser.cjs), and that something that runs leads to every file. */
runScript(async () => {
  const { modules, summary } = await cruise();
  const faults = [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...deadFiles(modules).map((file) => `no-dead-files: nothing that runs leads to ${file}`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`${modules.length} files and packages, all in their layers.`);
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
