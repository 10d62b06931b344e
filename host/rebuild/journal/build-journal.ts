import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import pLimit from 'p-limit';
import { matches } from '../../../src/contract/check';
import type { Change } from '../../../src/contract/hook/changes';
import {
  BUILD_STEPS,
  BuildNote,
  type BuildProgress,
  type BuildStep,
  type ReleasesAnswer,
} from '../../../src/contract/hook/releases';
import { writeWhole } from '../../../src/contract/server/write-whole';
import type { Manifest } from '../../../src/release/manifest';
import { readRelease } from '../../releases/current-release';
import { currentId, listPublished } from '../../releases/published-releases';
import { listReleases, releaseFolder } from '../../releases/release-folders';
import type { OnStep } from '../build/build-steps';
import type { EndedBuild } from '../rebuild-queue';

export interface BuildJournal {
  begin: (asked: { by: readonly string[]; changed: Change[] }) => void;
  step: OnStep;
  end: (ended: EndedBuild, isWhole: boolean) => Promise<void>;
  wentBack: (to: string, by: string | undefined) => Promise<void>;
  progress: () => BuildProgress | undefined;
  served: (id: string) => Pick<BuildNote, 'number'> & { publicSince?: string };
  answer: () => Promise<ReleasesAnswer>;
  settled: () => Promise<void>;
}

interface JournalOptions {
  deployDir: string;
  onUnsaved: (error: unknown) => void;
}

const Notes = Type.Array(BuildNote);
const KEPT_NOTES = 60;
const MAX_REASON = 4000;

/** Marks a build that ended with the host before as cut off. */
export async function openJournal({ deployDir, onUnsaved }: JournalOptions): Promise<BuildJournal> {
  const file = path.join(deployDir, 'builds.json');
  let notes = await read(file);
  const inTurn = pLimit(1);
  let changes = 0;
  let ending: Promise<void> = Promise.resolve();
  const progress = openProgress(() => notes);
  const nextNumber = () => Math.max(0, ...notes.map(({ number = 0 }) => number)) + 1;
  const save = () =>
    inTurn(() => {
      notes = notes.slice(-KEPT_NOTES);
      return writeWhole(file, JSON.stringify(notes));
    }).catch(onUnsaved);
  const learn = async (): Promise<void> => {
    if (progress.now()) return;
    const before = changes;
    const known = await withUnknown(notes, deployDir).catch(() => notes);
    // Notes made meanwhile are kept; the next call looks again.
    if (known === notes || changes !== before) return;
    notes = known;
    await save();
  };

  const end = async ({ outcome, endedAt, release, reason }: EndedBuild, isWhole: boolean): Promise<void> => {
    const { step, seconds } = progress.end();
    const facts = release && (await factsOf(deployDir, release).catch(() => undefined));
    changes += 1;
    const number = release && (notes.find((note) => note.release === release)?.number ?? nextNumber());
    notes = notes.flatMap((note): BuildNote[] => {
      if (note.outcome !== undefined) return release && note.release === release ? [] : [note];
      const made = release ? { release, number: number as number, ...facts } : { step };
      const told = reason === undefined ? {} : { reason: reason.slice(0, MAX_REASON) };
      return [{ ...note, endedAt, outcome, steps: seconds, isWhole, ...made, ...told }];
    });
    await save();
  };

  notes = notes.map((note) => (note.outcome ? note : { ...note, outcome: 'cut-off' as const }));
  await learn();

  return {
    begin({ by, changed }) {
      const startedAt = new Date().toISOString();
      changes += 1;
      notes.push({ startedAt, by: [...by], changed });
      progress.begin({ number: nextNumber(), startedAt, changed, by: [...by] });
      void save();
    },
    step: progress.step,
    end: (ended, isWhole) => (ending = end(ended, isWhole)),
    async wentBack(to, by) {
      const at = new Date().toISOString();
      const number = notes.find(({ release, outcome }) => release === to && outcome === 'released')?.number;
      const own = { outcome: 'back' as const, release: to, by: by ? [by] : [], changed: [] };
      changes += 1;
      notes.push({ startedAt: at, endedAt: at, ...own, ...(number && { number }) });
      await save();
    },
    progress: progress.now,
    served(id) {
      const of = notes.filter((note) => note.release === id);
      const publicSince = of.at(-1)?.endedAt;
      return { ...(of[0]?.number && { number: of[0].number }), ...(publicSince && { publicSince }) };
    },
    async answer() {
      await learn();
      const current = (await currentId(deployDir)) ?? '';
      return { current, notes: [...notes].reverse(), kept: await keptReleases(deployDir, current) };
    },
    settled: () => ending.then(() => inTurn(() => undefined)),
  };
}

async function read(file: string): Promise<BuildNote[]> {
  try {
    const found: unknown = JSON.parse(await readFile(file, 'utf8'));
    return matches(Notes, found) ? found : [];
  } catch {
    return [];
  }
}

const LOOKED_AT = 5;

type Begun = Pick<BuildProgress, 'number' | 'startedAt' | 'changed' | 'by'>;
type Seconds = Partial<Record<BuildStep, number>>;

function openProgress(earlier: () => readonly BuildNote[], now = () => performance.now()) {
  let begun: Begun | undefined;
  let step: BuildStep = 'read';
  let since = 0;
  let pages: Parameters<OnStep>[1];
  let seconds: Seconds = {};
  let isWhole = false;

  const inStep = () => (now() - since) / 1000;
  const closeStep = () => (seconds = { ...seconds, [step]: (seconds[step] ?? 0) + inStep() });
  const start = () => {
    step = 'read';
    since = now();
    pages = undefined;
    isWhole = false;
  };

  return {
    begin(next: Begun): void {
      begun = next;
      seconds = {};
      start();
    },
    step(next: BuildStep, done?: Parameters<OnStep>[1]): void {
      if (!begun) return;
      // Only a whole build has the step 'layout'; a build that starts over counts its pages anew.
      isWhole = next === 'layout' || (isWhole && next !== 'read');
      pages = done;
      if (next === step) return;
      if (next === 'read') seconds = {};
      else closeStep();
      step = next;
      since = now();
    },
    end(): { step: BuildStep; seconds: Seconds } {
      closeStep();
      begun = undefined;
      return { step, seconds };
    },
    now(): BuildProgress | undefined {
      if (!begun) return undefined;
      const usual = usualSeconds(earlier(), isWhole);
      const at = { step, ...pages, ...begun };
      const place = BUILD_STEPS.indexOf(step);
      if (!usual) return { ...at, share: place / BUILD_STEPS.length };
      const of = (one: BuildStep) => usual[one] ?? 0;
      const before = sum(BUILD_STEPS.slice(0, place).map(of));
      const share = pages && pages.of > 0 ? pages.done / pages.of : Math.min(1, inStep() / (of(step) || 1));
      const all = sum(BUILD_STEPS.map(of)) || 1;
      const done = before + share * of(step);
      return { ...at, share: Math.min(1, done / all), secondsLeft: Math.max(0, all - done) };
    },
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The median of each step in builds of the same kind; undefined without such builds. */
function usualSeconds(notes: readonly BuildNote[], isWhole: boolean): Seconds | undefined {
  const alike = notes.filter((note) => note.outcome === 'released' && note.isWhole === isWhole && note.steps);
  const last = alike.slice(-LOOKED_AT);
  if (last.length === 0) return undefined;
  const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return Object.fromEntries(
    BUILD_STEPS.map((one) => [
      one,
      middle(last.map(({ steps }) => (steps as Seconds | undefined)?.[one] ?? 0)),
    ]),
  );
}

/** Adds releases made by command, or right before the host was killed. @returns the same array where there are none */
async function withUnknown(notes: BuildNote[], deployDir: string): Promise<BuildNote[]> {
  const known = new Set(notes.map(({ release }) => release));
  const unknown = (await listPublished(deployDir)).filter((id) => !known.has(id));
  if (unknown.length === 0) return notes;
  let number = Math.max(0, ...notes.map((note) => note.number ?? 0));
  const all = [...notes];
  for (const id of unknown) {
    const release = await readRelease(releaseFolder(deployDir, id)).catch(() => undefined);
    if (!release) continue;
    const { startedAt } = release.manifest;
    const facts = await factsOf(deployDir, id).catch(() => ({}));
    number += 1;
    const made = { outcome: 'released' as const, release: id, number, ...facts };
    const isItsBuild = ({ outcome, startedAt: begun }: BuildNote) =>
      (outcome === 'cut-off' || outcome === undefined) && isSoonAfter(begun, startedAt);
    const at = all.findLastIndex(isItsBuild);
    const note = all[at];
    if (note && note.outcome === undefined) continue;
    if (note) all[at] = { ...note, ...made };
    else all.push({ startedAt, by: [], changed: [], ...made });
  }
  return all.sort((one, other) => one.startedAt.localeCompare(other.startedAt));
}

/** ms that a build may wait for the lock before it starts. */
const SOON_MS = 30_000;
const isSoonAfter = (begun: string, started: string): boolean => {
  const apart = Date.parse(started) - Date.parse(begun);
  return apart >= 0 && apart < SOON_MS;
};

async function factsOf(
  deployDir: string,
  id: string,
): Promise<Pick<BuildNote, 'pages' | 'bytes' | 'changedPages'>> {
  const { files } = await manifestOf(deployDir, id);
  const earlier = (await listReleases(deployDir)).filter((one) => one < id).at(-1);
  const before = earlier && (await manifestOf(deployDir, earlier).catch(() => undefined));
  return {
    pages: pagesOf(files).length,
    bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
    ...(before && { changedPages: otherPages(before.files, files) }),
  };
}

/** All that can be served again, those included that were left for an earlier one. */
async function keptReleases(deployDir: string, current: string): Promise<ReleasesAnswer['kept']> {
  const now = await manifestOf(deployDir, current).catch(() => undefined);
  if (!now) return [];
  const kept: ReleasesAnswer['kept'] = [];
  for (const id of (await listPublished(deployDir)).reverse()) {
    if (id === current) continue;
    const found = await manifestOf(deployDir, id).catch(() => undefined);
    if (found) kept.push({ id, otherPages: otherPages(now.files, found.files) });
  }
  return kept;
}

const manifestOf = async (deployDir: string, id: string): Promise<Manifest> =>
  (await readRelease(releaseFolder(deployDir, id))).manifest;

const pagesOf = (files: Manifest['files']): string[] =>
  Object.keys(files).filter((address) => files[address]?.type.startsWith('text/html'));

function otherPages(before: Manifest['files'], after: Manifest['files']): number {
  const all = new Set([...pagesOf(before), ...pagesOf(after)]);
  return [...all].filter((address) => before[address]?.hash !== after[address]?.hash).length;
}
