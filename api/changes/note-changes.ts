import type { FastifyBaseLogger } from 'fastify';
import pRetry from 'p-retry';
import { tagsOfItem } from '../../src/contract/hook/tags';
import type { ChangeKind } from '../../src/contract/kinds/kinds';
import type { GalleryDatabase } from '../database/database';
import type { Catalogue } from '../content/published/catalogue';
import { addChange } from './change-queries';
import { openRepeater } from './coalesced-task';
import type { Difference, KnownPrints } from './known-prints';
import { tagOfKey } from './list-fingerprint';
import { followPrints } from './prints';

export interface ChangeNotes {
  /** Never throws or waits: what cannot be noted now is noted later. */
  take(catalogue: Catalogue): void;
  /** Outstanding changes are noted after the next start. */
  close(): Promise<void>;
}

interface NoteOptions {
  database: Pick<GalleryDatabase, 'write'>;
  known: KnownPrints;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** ms before what failed is tried again, which double each time. */
  firstPauseMs?: number;
}

const LONGEST_PAUSE_MS = 30_000;
const GROWING_PAUSES = 10;

/** Notes in the database what differs between a catalogue and the one before, also over a restart; hosts ask for it. */
export function openChangeNotes({ database, known, log, firstPauseMs = 500 }: NoteOptions): ChangeNotes {
  const closing = new AbortController();
  const { signal } = closing;
  const prints = followPrints(signal);
  let catalogue: Catalogue;

  /** Each try reads the newest catalogue, so that later changes go along. */
  const note = async () => {
    const target = await prints.of(catalogue);
    // The site is built from a running API: it knows the first catalogue.
    if (!known.isThere()) return known.settle(target.keys(), target);
    const differences = known.differences(target);
    if (differences.length === 0 || signal.aborted) return;
    const tags = [...new Set(differences.flatMap(tagsOf))];
    await database.write((to) => addChange(to, tags, new Date().toISOString()), {
      urgent: true,
      notify: ['changes'],
    });
    // Where the process ends before, they are noted once more.
    await known.settle(
      differences.map(({ key }) => key),
      target,
    );
  };
  const noteInTheEnd = async () => {
    if (signal.aborted) return;
    const pauses = {
      forever: true,
      retries: GROWING_PAUSES,
      minTimeout: firstPauseMs,
      maxTimeout: Math.max(firstPauseMs, LONGEST_PAUSE_MS),
    };
    const onFailedAttempt = ({ message }: Error) => {
      if (!signal.aborted) log.warn(`a change could not be noted, which is tried again: ${message}`);
    };
    let attempt: Promise<void> | undefined;
    await pRetry(() => (attempt = note()), { ...pauses, onFailedAttempt, signal }).catch(() => undefined);
    // The end breaks off the repetitions, not what is being written.
    await attempt?.catch(() => undefined);
  };
  const repeater = openRepeater(noteInTheEnd);

  return {
    take: (next) => {
      catalogue = next;
      repeater.request();
    },
    close: async () => {
      closing.abort();
      await repeater.settled();
    },
  };
}

/** Of an item in each language, by present and former slugs; lists and settings by themselves. */
function tagsOf({ key, slugs }: Difference): string[] {
  const tag = tagOfKey(key);
  if (tag !== undefined) return [tag];
  const [kind] = key.split('/') as [ChangeKind];
  return slugs.flatMap((slug) => tagsOfItem(kind, slug));
}
