import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startApi } from '../api/start-api';
import { readHostOptions } from '../host/host-options';
import { startHost } from '../host/start-host';
import { ensureBrowser } from '../scripts/browser/ensure-browser';
import { runScript } from '../scripts/lib/run-script';
import { medians, type Figures } from './lighthouse/figures';
import { measuredPages } from './lighthouse/pages';
import { roomPages } from './lighthouse/room-pages';
import { markdownTable, type Row } from './lighthouse/table';
import { figuresOf, visit } from './lighthouse/visit';
import type { Result } from 'lighthouse';

const ROOM = 'room';

/** The audits of a report that are not at full marks and count, as lines to read: `seo: Document has no description`. */
const shortfalls = ({ categories, audits }: Result): string[] =>
  Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap((reference) => {
      const audit = audits[reference.id];
      if (!audit || audit.score === null || audit.score === 1) return [];
      if (reference.weight === 0 && id !== 'performance') return [];
      return [`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`.trimEnd()];
    }),
  );

/**
 * Lighthouse on pages of the built site, in both languages: `npm run bench -- lighthouse`, after `npm run build`.
 * `--only home,work` chooses pages, `room` among them a client's room of twelve works, `--runs 1` says how often each is visited, `--reports folder` keeps whole reports.
 * The table is all that standard output gets; what each page could do better goes to the error output as it is found.
 */
runScript(async (signal) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      reports: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${values.runs}; say a number from 1.`);
  const { screens, isRoom } = namesIn(values.only);
  const chromePath = ensureBrowser();
  const dataDir = isRoom ? await mkdtemp(path.join(tmpdir(), 'rooms-')) : undefined;
  const api = await startApi({
    port: 0,
    warmMedia: false,
    logLevel: 'error',
    rebuildHookUrl: '',
    ...(dataDir && { dataDir }),
  });
  const { deployDir } = readHostOptions(process.env);
  const host = await startHost({
    port: 0,
    host: '127.0.0.1',
    deployDir,
    apiUrl: api.url,
    follows: false,
    logLevel: 'error',
  });
  try {
    const pages = [
      ...(screens === '' ? [] : measuredPages(screens)),
      ...(dataDir ? await roomPages(dataDir) : []),
    ];
    const rows: Row[] = [];
    for (const page of pages) {
      await makePictures(host.url, page.path);
      const visits: Figures[] = [];
      for (let run = 1; run <= runs; run += 1) {
        signal.throwIfAborted();
        const report = await visit(host.url + page.path, chromePath);
        visits.push(figuresOf(report));
        console.error(`${page.path}, ${run} of ${runs}\n${shortfalls(report).join('\n')}`);
        if (values.reports) await keep(values.reports, `${page.path}-${run}`, report);
      }
      rows.push({ ...page, figures: medians(visits) });
    }
    console.log(markdownTable(rows));
  } finally {
    await host.close();
    await api.close();
    if (dataDir) await rm(dataDir, { recursive: true });
  }
});

/** A room is no screen that a visitor may come to: it is made when it is named. */
function namesIn(only: string | undefined): { screens: string | undefined; isRoom: boolean } {
  const names = only?.split(',');
  return {
    screens: names?.filter((name) => name !== ROOM).join(','),
    isRoom: names?.includes(ROOM) ?? false,
  };
}

/**
 * Has the API make the pictures of a page, which it does when one is first asked for, so that no visit waits for it. Those of a
 * room are in its answer.
 */
async function makePictures(origin: string, pagePath: string): Promise<void> {
  const room = /^(?:\/fr)?\/(?:room|salon)\/(.+)$/.exec(pagePath);
  const source = room ? `/api/rooms/${room[1]}` : pagePath;
  const text = await fetch(origin + source).then((answer) => answer.text());
  for (const url of new Set(text.match(/\/media\/[^"'\s,&]+\.avif/g)))
    await fetch(origin + url).then((answer) => answer.arrayBuffer());
}

async function keep(folder: string, name: string, report: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = `${name.replace(/^\//, '').replaceAll('/', '-')}.json`;
  await writeFile(path.join(folder, file), JSON.stringify(report));
}
