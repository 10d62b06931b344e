import pLimit from 'p-limit';
import { HOOK_BOUNDS, type Change } from '../../src/contract/hook/changes';
import type { ChangeKind } from '../../src/contract/kinds/kinds';
import { isDayTag, tagsOfItem, tagsOfLists, widerTag, wholeListTag } from '../../src/contract/hook/tags';
import { pageOf } from '../../src/release/page-data';
import type { Deploy } from '../releases/current-release';
import { readChangeLog, writeChangeLog, type ChangeLog } from './change-log';
import { hasEdits, type EditMark, type ReleaseEdits } from './edit-mark';

export interface LivePages {
  /**
   * @param answers tags of changed lists and settings; undefined: all lists of the items' kinds may have changed
   * @param heard the last of the API's changes among these
   */
  add: (changes: readonly Change[], answers?: readonly string[], heard?: number) => Promise<EditMark>;
  /** The last of the API's changes that was added; undefined before the first. */
  heard: () => number | undefined;
  mark: () => EditMark;
  /** A release without tags counts as made of everything. */
  isLive: (path: string, release: Pick<Deploy, 'edits' | 'tags'>) => boolean;
  haveChanged: (tags: readonly string[], since: number) => boolean;
  /** Undefined where part of them is forgotten already. */
  changedAfter: (number: number) => string[] | undefined;
  watch: (listener: () => void) => void;
  /** How many edits the release lacks; a new day is none. */
  pending: (release: ReleaseEdits | undefined) => number;
  itemsNotIn: (release: ReleaseEdits | undefined) => Change[];
  /** @param release the oldest that one can go back to */
  prune: (release: ReleaseEdits | undefined) => Promise<void>;
}

/** `alone`: the item was told without the lists that show it, so these count as changed too. */
type Changed = { number: number } & ({ kind: ChangeKind; slug: string; alone: boolean } | { tag: string });

interface LiveOptions {
  warn?: (message: string) => void;
}

export async function openLivePages(
  file: string,
  { warn = () => undefined }: LiveOptions = {},
): Promise<LivePages> {
  const known = new Map<string, Changed>();
  const tags = new Map<string, number>();
  const inTurn = pLimit(1);
  const listeners: (() => void)[] = [];
  const {
    mark,
    changes: logged,
    answers: loggedAnswers,
    forgotten = 0,
    heard: heardBefore,
  } = await readChangeLog(file, warn);
  let forgottenTo = forgotten;
  let lastHeard = heardBefore;

  const setLater = (tag: string, number: number) => tags.set(tag, Math.max(number, tags.get(tag) ?? number));
  const note = (changed: Changed): void => {
    const { number } = changed;
    known.set('tag' in changed ? changed.tag : keyOf(changed), changed);
    for (const tag of 'tag' in changed ? [changed.tag] : tagsOf(changed)) {
      setLater(tag, number);
      const wider = widerTag(tag);
      if (wider) setLater(wider, number);
    }
  };
  const noteItems = ({ kind, slugs }: Change, number: number, alone: boolean): void => {
    for (const slug of slugs) {
      const before = known.get(keyOf({ kind, slug }));
      const wasAlone = before !== undefined && 'alone' in before && before.alone;
      note({ kind, slug, number, alone: alone || wasAlone });
    }
  };
  const noteAnswers = (answers: readonly string[], number: number): void => {
    for (const tag of answers) note({ tag, number });
  };
  const changedAt = (tag: string): number =>
    Math.max(tags.get(tag) ?? 0, tag.includes('?') ? (tags.get(wholeListTag(tag)) ?? 0) : 0);
  const isNewer = (number: number, release: ReleaseEdits | undefined): boolean =>
    number > 0 && !hasEdits(release, { log: mark.log, number });
  const isAnyNewer = (release: ReleaseEdits | undefined): boolean =>
    [...known.values()].some(({ number }) => isNewer(number, release));

  let nextWrite: Promise<void> | undefined;
  /** Calls that come before the write begins share it. */
  const write = (): Promise<void> =>
    (nextWrite ??= inTurn(() => {
      nextWrite = undefined;
      return writeChangeLog(file, {
        mark,
        ...(lastHeard !== undefined && { heard: lastHeard }),
        forgotten: forgottenTo,
        ...toLog([...known.values()]),
      });
    }));

  for (const { number, alone = false, ...change } of logged) noteItems(change, number, alone);
  for (const { number, tags: answers } of loggedAnswers) noteAnswers(answers, number);

  return {
    async add(changes, answers, heard) {
      const number = (mark.number += 1);
      lastHeard = heard ?? lastHeard;
      for (const change of changes) noteItems(change, number, !answers);
      noteAnswers(answers ?? [], number);
      for (const listener of listeners) listener();
      await write();
      return { ...mark, number };
    },
    mark: () => ({ ...mark }),
    heard: () => lastHeard,
    isLive(path, { edits, tags: ofPages }) {
      if (!ofPages) return isAnyNewer(edits);
      return ofPages.of(pageOf(path))?.some((tag) => isNewer(changedAt(tag), edits)) ?? false;
    },
    haveChanged: (of, since) => since < forgottenTo || of.some((tag) => changedAt(tag) > since),
    changedAfter: (number) =>
      number < forgottenTo ? undefined : [...tags].flatMap(([tag, at]) => (at > number ? [tag] : [])),
    watch: (listener) => void listeners.push(listener),
    pending: (release) =>
      [...known.values()].filter(
        (one) => isNewer(one.number, release) && !('tag' in one && isDayTag(one.tag)),
      ).length,
    itemsNotIn(release) {
      const slugs = new Map<ChangeKind, string[]>();
      for (const changed of known.values())
        if ('kind' in changed && isNewer(changed.number, release))
          slugs.set(changed.kind, [...(slugs.get(changed.kind) ?? []), changed.slug]);
      return [...slugs].map(([kind, all]) => ({ kind, slugs: all.slice(0, HOOK_BOUNDS.slugs.max) }));
    },
    async prune(release) {
      const all = [...known.values()];
      const kept = all.filter(({ number }) => isNewer(number, release));
      if (kept.length === all.length) return;
      for (const { number } of all)
        if (!isNewer(number, release)) forgottenTo = Math.max(forgottenTo, number);
      known.clear();
      tags.clear();
      kept.forEach(note);
      await write();
    },
  };
}

const keyOf = ({ kind, slug }: { kind: ChangeKind; slug: string }): string => `${kind} ${slug}`;

const tagsOf = ({ kind, slug, alone }: { kind: ChangeKind; slug: string; alone: boolean }): string[] =>
  alone ? [...tagsOfItem(kind, slug), ...tagsOfLists(kind)] : tagsOfItem(kind, slug);

function toLog(all: Changed[]): Pick<ChangeLog, 'changes' | 'answers'> {
  const items = new Map<string, ChangeLog['changes'][number]>();
  const answers = new Map<number, { number: number; tags: string[] }>();
  for (const changed of all) {
    const { number } = changed;
    if ('tag' in changed) {
      const entry = answers.get(number) ?? { number, tags: [] };
      entry.tags.push(changed.tag);
      answers.set(number, entry);
    } else {
      const { kind, slug, alone } = changed;
      const key = `${kind} ${number} ${alone}`;
      const entry = items.get(key) ?? { number, kind, slugs: [], ...(alone && { alone }) };
      entry.slugs.push(slug);
      items.set(key, entry);
    }
  }
  const inOrder = <Entry extends { number: number }>(entries: Iterable<Entry>) =>
    [...entries].sort((one, other) => one.number - other.number);
  return { changes: inOrder(items.values()), answers: inOrder(answers.values()) };
}
