import pLimit from 'p-limit';
import { HOOK_BOUNDS, type Change } from '../../src/contract/hook/changes';
import type { ChangeKind } from '../../src/contract/kinds/kinds';
import { isDayTag, tagsOfItem, tagsOfLists, widerTag, wholeListTag } from '../../src/contract/hook/tags';
import { pageOf } from '../../src/release/page-data';
import type { Deploy } from '../releases/current-release';
import { readChangeLog, writeChangeLog, type ChangeLog } from './change-log';
import { dayMark, hasEdits, type EditMark, type ReleaseEdits } from './edit-mark';

export interface LivePages {
  /**
   * @param answers tags of changed lists and settings; undefined: all lists of the items' kinds may have changed
   */
  add: (changes: readonly Change[], answers?: readonly string[], from?: AddedFrom) => Promise<EditMark>;
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

interface AddedFrom {
  /** The last of the API's changes among these. */
  heard?: number | undefined;
  /** Where they are in a log that other hosts know too; days are known as such. */
  also?: EditMark | undefined;
}

interface Noted {
  number: number;
  also?: EditMark | undefined;
}

/** `alone`: the item was told without the lists that show it, so these count as changed too. */
type Changed = Noted & ({ kind: ChangeKind; slug: string; alone: boolean } | { tag: string });

interface LiveOptions {
  warn?: (message: string) => void;
}

export async function openLivePages(
  file: string,
  { warn = () => undefined }: LiveOptions = {},
): Promise<LivePages> {
  const known = new Map<string, Changed>();
  const tags = new Map<string, Noted>();
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

  const setLater = (tag: string, noted: Noted): void => {
    if (noted.number >= (tags.get(tag)?.number ?? 0)) tags.set(tag, noted);
  };
  const note = (changed: Changed): void => {
    const { number, also } = changed;
    known.set('tag' in changed ? changed.tag : keyOf(changed), changed);
    for (const tag of 'tag' in changed ? [changed.tag] : tagsOf(changed)) {
      setLater(tag, { number, also });
      const wider = widerTag(tag);
      if (wider) setLater(wider, { number, also });
    }
  };
  const noteItems = ({ kind, slugs }: Change, noted: Noted, alone: boolean): void => {
    for (const slug of slugs) {
      const before = known.get(keyOf({ kind, slug }));
      const wasAlone = before !== undefined && 'alone' in before && before.alone;
      note({ kind, slug, ...noted, alone: alone || wasAlone });
    }
  };
  const changedAt = (tag: string): Noted => {
    const ways = [tag, ...(tag.includes('?') ? [wholeListTag(tag)] : [])];
    const noted = ways.map((one) => tags.get(one) ?? { number: 0 });
    return noted.reduce((one, other) => (other.number > one.number ? other : one));
  };
  const isNewer = ({ number, also }: Noted, release: ReleaseEdits | undefined): boolean =>
    number > 0 && !hasEdits(release, { log: mark.log, number }) && !(also && hasEdits(release, also));
  const isAnyNewer = (release: ReleaseEdits | undefined): boolean =>
    [...known.values()].some((one) => isNewer(one, release));

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

  for (const { alone = false, ...change } of logged) noteItems(change, notedOf(change), alone);
  for (const answer of loggedAnswers) for (const tag of answer.tags) note({ tag, ...notedOf(answer) });

  return {
    async add(changes, answers, { heard, also } = {}) {
      const number = (mark.number += 1);
      lastHeard = heard ?? lastHeard;
      for (const change of changes) noteItems(change, { number, also }, !answers);
      for (const tag of answers ?? [])
        note({ tag, number, also: isDayTag(tag) ? dayMark(tag, Date.now()) : also });
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
    haveChanged: (of, since) => since < forgottenTo || of.some((tag) => changedAt(tag).number > since),
    changedAfter: (number) =>
      number < forgottenTo ? undefined : [...tags].flatMap(([tag, at]) => (at.number > number ? [tag] : [])),
    watch: (listener) => void listeners.push(listener),
    pending: (release) =>
      [...known.values()].filter((one) => isNewer(one, release) && !('tag' in one && isDayTag(one.tag)))
        .length,
    itemsNotIn(release) {
      const slugs = new Map<ChangeKind, string[]>();
      for (const changed of known.values())
        if ('kind' in changed && isNewer(changed, release))
          slugs.set(changed.kind, [...(slugs.get(changed.kind) ?? []), changed.slug]);
      return [...slugs].map(([kind, all]) => ({ kind, slugs: all.slice(0, HOOK_BOUNDS.slugs.max) }));
    },
    async prune(release) {
      const all = [...known.values()];
      const kept = all.filter((one) => isNewer(one, release));
      if (kept.length === all.length) return;
      for (const one of all) if (!isNewer(one, release)) forgottenTo = Math.max(forgottenTo, one.number);
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

const notedOf = ({ number, also }: Noted): Noted => ({ number, also });

function toLog(all: Changed[]): Pick<ChangeLog, 'changes' | 'answers'> {
  const items = new Map<string, ChangeLog['changes'][number]>();
  const answers = new Map<string, ChangeLog['answers'][number]>();
  for (const changed of all) {
    const { number, also } = changed;
    const noted = { number, ...(also && { also }) };
    if ('tag' in changed) {
      const key = JSON.stringify(noted);
      const entry = answers.get(key) ?? { ...noted, tags: [] };
      entry.tags.push(changed.tag);
      answers.set(key, entry);
    } else {
      const { kind, slug, alone } = changed;
      const key = JSON.stringify([kind, noted, alone]);
      const entry = items.get(key) ?? { ...noted, kind, slugs: [], ...(alone && { alone }) };
      entry.slugs.push(slug);
      items.set(key, entry);
    }
  }
  const inOrder = <Entry extends { number: number }>(entries: Iterable<Entry>) =>
    [...entries].sort((one, other) => one.number - other.number);
  return { changes: inOrder(items.values()), answers: inOrder(answers.values()) };
}
