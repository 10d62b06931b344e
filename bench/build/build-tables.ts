import type { BuiltSite } from './built-files';
import type { Memory } from './peak-memory';
import type { Phase } from './phases';

/** What was measured of one build. */
export interface Build {
  ms: number;
  /** Of processor, of the build and all that it started. */
  cpuSeconds: number;
  /** The most that its processes have taken. */
  memory: Memory;
  phases: Phase[];
}

/** What was measured of a catalogue. */
export interface BuildFigures extends BuiltSite {
  works: number;
  cold: Build;
  /** The release after one edit. */
  content: Build;
  /** A whole build after it. */
  warm: Build;
  /** Files that have the edited title. */
  fresh: number;
  /** Of the English search index, as it is sent with gzip. */
  searchBytes: number;
}

const COLUMNS: Record<string, (figures: BuildFigures) => string | number> = {
  works: ({ works }) => works.toLocaleString('en'),
  pages: ({ pages }) => pages.toLocaleString('en'),
  'cold, s (of processor)': ({ cold }) => spent(cold),
  'after an edit, s (of processor)': ({ content }) => spent(content),
  'warm, s (of processor)': ({ warm }) => spent(warm),
  'peak memory, MB (its own)': ({ cold, content, warm }) => {
    const most = (of: keyof Memory) =>
      megabytes(Math.max(...[cold, content, warm].map(({ memory }) => memory[of])));
    return `${most('resident')} (${most('own')})`;
  },
  'output, MB (copies)': ({ size, extras }) => `${megabytes(size)} (${megabytes(extras)})`,
  'search index, kB gz': ({ searchBytes }) => Math.round(searchBytes / 1000).toLocaleString('en'),
  'files with the new title': ({ fresh }) => fresh,
};

const megabytes = (bytes: number): string => Math.round(bytes / 1e6).toLocaleString('en');
const spent = ({ ms, cpuSeconds }: Build): string => `${seconds(ms / 1000)} (${seconds(cpuSeconds)})`;
const seconds = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

/** Steps shorter than this in every build, in seconds, are left out. */
const SHORT = 2;

/** A table of Markdown, one row for each catalogue. */
export const buildsTable = (all: readonly BuildFigures[]): string =>
  table(
    Object.keys(COLUMNS),
    all.map((figures) => Object.values(COLUMNS).map((cell) => cell(figures))),
  );

/** A table of Markdown with the longer steps of the builds, one column for each build. */
export function phasesTable(all: readonly BuildFigures[]): string {
  const builds = all.flatMap(({ works, cold, warm }) => [
    { name: `${works} cold`, phases: cold.phases },
    { name: `${works} warm`, phases: warm.phases },
  ]);
  const names = [...new Set(builds.flatMap(({ phases }) => phases.map(({ name }) => name)))];
  const secondsOf = (phases: Phase[], name: string) =>
    phases.filter((phase) => phase.name === name).reduce((sum, phase) => sum + phase.seconds, 0);
  return table(
    ['step, s', ...builds.map(({ name }) => name)],
    names
      .map((name) => ({ name, cells: builds.map(({ phases }) => secondsOf(phases, name)) }))
      .filter(({ cells }) => cells.some((cell) => cell >= SHORT))
      .map(({ name, cells }) => [name, ...cells.map(seconds)]),
  );
}

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
