import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readHostOptions } from '../host/host-options';
import { firstVisitScripts, type WebpackStats } from './bundle/first-visit-scripts';
import { gzipBytes, partsOfScript, type Part } from './bundle/parts-of-script';
import { runScript } from './lib/run-script';

const PAGES = [
  '/',
  '/works/type/all',
  '/works/quai-bench',
  '/fr/oeuvres/banc-quai',
  '/creators/odile-kerherve',
  '/events/after-dark',
  '/press/the-weight-of-a-lamp',
  '/selection',
  '/contact',
];

/** Bytes; smaller parts are summed up in one line. */
const SMALLEST = 300;

const total = (parts: readonly Part[], name: string): Part => ({
  name,
  bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  gzip: parts.reduce((sum, { gzip }) => sum + gzip, 0),
});

const bigFirst = (parts: readonly Part[]): Part[] => [...parts].sort((a, b) => b.gzip - a.gzip);

/** `npm run bundle`: the JavaScript of a first visit to pages of the last release. */
runScript(async () => {
  const { deployDir } = readHostOptions(process.env);
  const read = (file: string) => readFile(path.join(deployDir, 'current/static', file), 'utf8');
  const statsFile = path.join(deployDir, 'workspace/public/webpack.stats.json');
  const stats = JSON.parse(await readFile(statsFile, 'utf8')) as WebpackStats;

  const scripts = new Set<string>();
  for (const page of PAGES) {
    const pageData = await read(`page-data${page === '/' ? '/index' : page}/page-data.json`);
    const rows = await Promise.all(
      firstVisitScripts({ pageData, stats }).map(async (name) => {
        scripts.add(name);
        const code = await read(name);
        return { name, bytes: Buffer.byteLength(code), gzip: gzipBytes(code) };
      }),
    );
    console.log(`\n${page}`);
    console.table([...bigFirst(rows), total(rows, 'total')]);
  }
  for (const script of scripts) {
    const parts = partsOfScript(await read(script), await read(`${script}.map`));
    const small = parts.filter(({ bytes }) => bytes < SMALLEST);
    console.log(`\nin ${script}`);
    console.table([
      ...bigFirst(parts.filter((part) => !small.includes(part))),
      total(small, 'smaller parts'),
    ]);
  }
});
