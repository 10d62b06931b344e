import type { BuiltSite, PageWeight } from '../lib/built-site';
import type { Memory } from './peak-memory';

/** What was measured of one site; bytes unless it says otherwise. */
export interface PeerFigures extends BuiltSite, PageWeight {
  name: string;
  /** Of the build. */
  ms: number;
  /** Of processor, of the build and all that it started. */
  cpuSeconds: number;
  /** The most that the build's processes have taken. */
  memory: Memory;
}

const COLUMNS: Record<string, (figures: PeerFigures) => string | number> = {
  site: ({ name }) => name,
  pages: ({ pages }) => pages.toLocaleString('en'),
  seconds: ({ ms }) => Math.round(ms / 1000),
  'CPU seconds': ({ cpuSeconds }) => Math.round(cpuSeconds),
  'pages a second': ({ pages, ms }) => Math.round((pages / ms) * 1000),
  'peak memory, MB (its own)': ({ memory }) => `${megabytes(memory.resident)} (${megabytes(memory.own)})`,
  'output, MB': ({ size, extras }) => megabytes(size) + (extras > 0 ? ` (and ${megabytes(extras)})` : ''),
  'work page, HTML kB (gz)': ({ html, htmlGzip }) => `${kilobytes(html)} (${kilobytes(htmlGzip)})`,
  'work page, JavaScript kB gz': ({ scriptsGzip }) => kilobytes(scriptsGzip),
};

const megabytes = (bytes: number): string => Math.round(bytes / 1e6).toLocaleString('en');
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A table of Markdown, one row for each site. */
export function peersTable(sites: readonly PeerFigures[]): string {
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(COLUMNS);
  return [
    row(names),
    `|${names.map(() => '---').join('|')}|`,
    ...sites.map((figures) => row(Object.values(COLUMNS).map((cell) => cell(figures)))),
  ].join('\n');
}
