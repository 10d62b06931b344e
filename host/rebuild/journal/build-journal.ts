import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import pLimit from 'p-limit';
import { matches } from '../../../src/contract/check';
import type { Change } from '../../../src/contract/hook/changes';
import { BuildNote, type BuildProgress, type ReleasesAnswer } from '../../../src/contract/hook/releases';
import { writeWhole } from '../../../src/contract/server/write-whole';
import { currentId } from '../../releases/published-releases';
import type { OnStep } from '../build/build-steps';
import type { EndedBuild } from '../rebuild-queue';
import { openProgress } from './build-progress';
import { factsOf, keptReleases } from './release-facts';
import { withUnknown } from './unknown-releases';

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
