import pLimit from 'p-limit';
import type { Change, ChangeKind } from '../../src/contract/hook/rebuild';
import { matchesPattern } from '../requests/match-pattern';
import { pageOf } from '../../src/release/page-data';
import { readChangeLog, writeChangeLog, type ChangeLog } from './change-log';
import { hasEdits, type EditMark, type ReleaseEdits } from './edit-mark';
import { isShownLive, itemPaths, listPatterns } from './live-paths';

/** What was changed, and so which pages are rendered anew until a release has them. */
export interface LivePages {
  /**
   * Notes a request with what it says was changed, which shows at once.
   * @returns its place in the order of requests
   * @throws Error when it cannot be written to the disk, where it would be lost with the process
   */
  add: (changes: readonly Change[]) => Promise<EditMark>;
  /** The place of the last request. */
  mark: () => EditMark;
  /**
   * Whether a path - a page's or its data's, decoded - was changed and is not in a release.
   * @param release where logs were when the build of the release began
   */
  isLive: (path: string, release: ReleaseEdits | undefined) => boolean;
  /** How many slugs are rendered live for a release. */
  pending: (release: ReleaseEdits | undefined) => number;
  /** Forgets what a release has: that of the oldest one can go back to. */
  prune: (release: ReleaseEdits | undefined) => Promise<void>;
}

interface ChangedItem {
  kind: ChangeKind;
  slug: string;
  number: number;
}

interface LiveOptions {
  /** Told when the log is damaged and a new one is begun. */
  warn?: (message: string) => void;
}

/** Opens the log of changes; a new one where there is none. */
export async function openLivePages(
  file: string,
  { warn = () => undefined }: LiveOptions = {},
): Promise<LivePages> {
  /** The last change of each item. */
  const items = new Map<string, ChangedItem>();
  /** The last change of each page, and of the lists of each pattern. */
  const pages = new Map<string, number>();
  const lists = new Map<string, number>();
  const inTurn = pLimit(1);
  const { mark, changes: logged } = await readChangeLog(file, warn);

  const note = (item: ChangedItem): void => {
    items.set(`${item.kind} ${item.slug}`, item);
    for (const path of itemPaths(item.kind, item.slug)) setLater(pages, path, item.number);
    for (const pattern of listPatterns(item.kind)) setLater(lists, pattern, item.number);
  };
  const noteAll = ({ kind, slugs }: Change, number: number): void => {
    for (const slug of slugs) note({ kind, slug, number });
  };
  const isNewer = (number: number, release: ReleaseEdits | undefined): boolean =>
    !hasEdits(release, { log: mark.log, number });

  let nextWrite: Promise<void> | undefined;
  /** Writes what is known when its turn comes; who asks until then shares it. */
  const write = (): Promise<void> =>
    (nextWrite ??= inTurn(() => {
      nextWrite = undefined;
      return writeChangeLog(file, { mark, changes: toLog([...items.values()]) });
    }));

  for (const { number, ...change } of logged) noteAll(change, number);

  return {
    async add(changes) {
      const number = (mark.number += 1);
      for (const change of changes) noteAll(change, number);
      await write();
      return { ...mark, number };
    },
    mark: () => ({ ...mark }),
    isLive(path, release) {
      const page = pageOf(path);
      const changed = pages.get(page);
      if (changed !== undefined && isNewer(changed, release)) return true;
      return [...lists].some(
        ([pattern, number]) => isNewer(number, release) && matchesPattern(pattern, page),
      );
    },
    pending: (release) =>
      [...items.values()].filter(({ kind, number }) => isShownLive(kind) && isNewer(number, release)).length,
    async prune(release) {
      const kept = [...items.values()].filter(({ number }) => isNewer(number, release));
      if (kept.length === items.size) return;
      for (const known of [items, pages, lists]) known.clear();
      kept.forEach(note);
      await write();
    },
  };
}

function setLater(numbers: Map<string, number>, key: string, number: number): void {
  numbers.set(key, Math.max(number, numbers.get(key) ?? number));
}

/** One entry for all slugs of a kind that were changed last by the same request. */
function toLog(items: ChangedItem[]): ChangeLog['changes'] {
  const entries = new Map<string, ChangeLog['changes'][number]>();
  for (const { kind, slug, number } of items) {
    const entry = entries.get(`${kind} ${number}`) ?? { number, kind, slugs: [] };
    entry.slugs.push(slug);
    entries.set(`${kind} ${number}`, entry);
  }
  return [...entries.values()].sort((one, other) => one.number - other.number);
}
