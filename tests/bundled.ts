import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const ROOT = path.join(__dirname, '..');
/** Below the packages, which a bundle reads from there. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/bundled');
/** What CommonJS has and an ES module has not. */
const BANNER = `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(path.join(ROOT, 'package.json'))});`;

const files = new Map<string, Promise<string>>();

/** Each of our files knows its own place, though all become one. */
const places: Plugin = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const place = source.includes('__dirname')
        ? `const __dirname = ${JSON.stringify(path.dirname(file))};`
        : '';
      return { contents: `${place}${source}`, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/**
 * Makes one file of a program of ours and what it imports of ours at its start: a process that reads each of them by tsx takes 1.1 s of
 * processor to start in place of 0.46, and tests start hundreds.
 * @param script its path, from the project's folder or of the whole machine
 * @returns the file that node runs
 */
export function bundled(script: string): Promise<string> {
  const entry = path.resolve(ROOT, script);
  const made = files.get(entry) ?? bundle(entry);
  files.set(entry, made);
  return made;
}

async function bundle(entry: string): Promise<string> {
  const name = path.relative(ROOT, entry).replace(/[/.]/g, '-');
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: { [name]: entry },
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    // What is loaded late stays in files of its own, which have a hash in their names.
    splitting: true,
    chunkNames: `${name}-[hash]`,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    banner: { js: BANNER },
    plugins: [places],
    logLevel: 'warning',
  });
  await mkdir(FOLDER, { recursive: true });
  // The entry comes last, once what it imports is there.
  for (const { path: file, contents } of outputFiles.reverse()) {
    const own = `${file}.${process.pid}`;
    await writeFile(own, contents);
    await rename(own, file);
  }
  return path.join(FOLDER, `${name}.mjs`);
}
