import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** Gatsby would compile these itself at every build, which takes seconds. */
const NAMES = ['gatsby-config', 'gatsby-node'];
const FOLDER = 'compiled';

export const isCompiled = (name: string): boolean => NAMES.includes(path.parse(name).name);

/** Gatsby gets one-line files that never change: it empties its caches when they do. @throws Error with the line */
export async function compileGatsbyFiles(siteDir: string, dir: string): Promise<void> {
  for (const name of NAMES) {
    const source = path.join(siteDir, `${name}.ts`);
    const [stub, compiled] = [path.join(dir, `${name}.js`), path.join(dir, FOLDER, `${name}.js`)];
    await rm(path.join(dir, `${name}.ts`), { force: true });
    if (!(await exists(source))) {
      for (const file of [stub, compiled]) await rm(file, { force: true });
      continue;
    }
    await build({
      entryPoints: [source],
      outfile: compiled,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'silent',
    });
    await writeOnce(stub, `module.exports = require('./${FOLDER}/${name}.js');\n`);
  }
}

async function writeOnce(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
