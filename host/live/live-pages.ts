import pLimit from 'p-limit';
import type { Change, ChangeKind } from '../../src/contract/rebuild';
import { matchesPattern } from '../match-pattern';
import { pageOf } from '../page-address';
import { readChangeLog, writeChangeLog, type LoggedChange } from './change-log';
import { isShownLive, itemPaths, listPatterns } from './live-paths';

/** What was changed, and so which pages are rendered anew until a release holds them. */
export interface LivePages {
  /**
   * Notes changes of this moment; they show at once.
   * @throws Error when they cannot be written to the disk, where they would be lost with the process
   */
  add: (changes: readonly Change[]) => Promise<void>;
  /**
   * Whether a path - a page's or its data's, decoded - was changed since a moment.
   * @param since ISO: when the build of the release began
   */
  isLive: (path: string, since: string) => boolean;
  /** How many slugs are rendered live since a moment (ISO). */
  pending: (since: string) => number;
  /** Forgets the changes before a moment (ISO): that of the oldest release one can go back to. */
  prune: (before: string) => Promise<void>;
}

interface ChangedItem {
  kind: ChangeKind;
  slug: string;
  at: number;
}

interface LiveOptions {
  /** Told when the log is damaged and a new one is begun. */
  warn?: (message: string) => void;
  /** ms since 1970. */
  now?: () => number;
}

/** Opens the log of changes; an empty one where there is none. */
export async function openLivePages(
  file: string,
  { warn = () => undefined, now = Date.now }: LiveOptions = {},
): Promise<LivePages> {
  /** The last change of each item. */
  const items = new Map<string, ChangedItem>();
  /** The last change of each page, and of the lists of each pattern. */
  const pages = new Map<string, number>();
  const lists = new Map<string, number>();
  const inTurn = pLimit(1);

  const note = (item: ChangedItem): void => {
    items.set(`${item.kind} ${item.slug}`, item);
    for (const path of itemPaths(item.kind, item.slug)) setLater(pages, path, item.at);
    for (const pattern of listPatterns(item.kind)) setLater(lists, pattern, item.at);
  };
  const noteAll = (changes: readonly Change[], at: number): void => {
    for (const { kind, slugs } of changes) for (const slug of slugs) note({ kind, slug, at });
  };

  let nextWrite: Promise<void> | undefined;
  /** Writes what is known when its turn comes; who asks until then shares it. */
  const write = (): Promise<void> =>
    (nextWrite ??= inTurn(() => {
      nextWrite = undefined;
      return writeChangeLog(file, toLog([...items.values()]));
    }));

  for (const { at, ...change } of await readChangeLog(file, warn)) noteAll([change], Date.parse(at));

  return {
    async add(changes) {
      noteAll(changes, now());
      await write();
    },
    isLive(path, since) {
      const page = pageOf(path);
      const moment = Date.parse(since);
      if ((pages.get(page) ?? -Infinity) >= moment) return true;
      return [...lists].some(([pattern, at]) => at >= moment && matchesPattern(pattern, page));
    },
    pending: (since) =>
      [...items.values()].filter(({ kind, at }) => isShownLive(kind) && at >= Date.parse(since)).length,
    async prune(before) {
      const kept = [...items.values()].filter(({ at }) => at >= Date.parse(before));
      if (kept.length === items.size) return;
      for (const known of [items, pages, lists]) known.clear();
      kept.forEach(note);
      await write();
    },
  };
}

function setLater(moments: Map<string, number>, key: string, at: number): void {
  moments.set(key, Math.max(at, moments.get(key) ?? at));
}

/** One entry for all slugs of a kind that were changed at the same moment. */
function toLog(items: ChangedItem[]): LoggedChange[] {
  const entries = new Map<string, LoggedChange>();
  for (const { kind, slug, at } of items) {
    const entry = entries.get(`${kind} ${at}`) ?? { at: new Date(at).toISOString(), kind, slugs: [] };
    entry.slugs.push(slug);
    entries.set(`${kind} ${at}`, entry);
  }
  return [...entries.values()].sort((one, other) => one.at.localeCompare(other.at));
}
