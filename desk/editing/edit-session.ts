import { isSame, valueAt } from '../../api/content/contract/field-path';
import type { Conflict, FieldChange, OpenItem } from '../../api/content/contract/item';
import type { Fault } from '../../api/desk/contract/faults';
import { asTheyStand, editState, savedValues, type Did, type Editable, type EditState } from './edit-state';
import { refusalOf } from './refusals';
import { watchOwn } from './replaced';
import { toldOf } from './undo/told';
import { openSteps, type Step, type Steps } from './undo/steps';
import type { Unsent, UnsentStore } from './unsent';

/** ms after the last keystroke, and at most while somebody types on. */
const REST_MS = 150;
const MOST_MS = 600;
/** ms until the next try after a failure other than silence. */
const AGAIN_MS = 5_000;
/** As many as the contract takes at once. */
const MOST_CHANGES = 200;

/** `conflicts` are the changes that were not taken. */
interface Saved<Item extends Editable> {
  item: Item;
  conflicts: Conflict[];
}

type Change = Pick<FieldChange, 'path' | 'value'>;

interface Doing {
  /** Puts right what was typed just before, and is taken back with it. */
  isPutRight?: boolean | undefined;
  /** What it is called where it is told. */
  what?: 'discarded' | 'discardedOwn';
}

interface Given<Item extends Editable> {
  item: Item;
  kept: UnsentStore;
  save: (changes: FieldChange[], isDiscarded: boolean) => Promise<Saved<Item>>;
  /** What was done before, and can be undone; it outlasts the session. */
  steps?: Steps;
  /** The name of who writes: so that one is told of what colleagues put in the place of one's own. */
  me?: string;
}

/**
 * One opened item: takes what is typed, keeps it in the browser, and sends it by itself, one call at a time.
 * What fails stays and is sent again.
 */
export function openEditSession<Item extends Editable>({
  item: first,
  kept,
  save,
  steps = openSteps(),
  me,
}: Given<Item>) {
  let item = first;
  const unsent = new Map(kept.all());
  const refused = new Map<string, Conflict>();
  const never = new Map<string, Fault>();
  let isGone = false;
  let fault: unknown;
  let sending: { changes: FieldChange[]; done: Promise<void> } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let isClosed = true;
  const own = watchOwn(me, first);
  /** Grows with each save, so that older answers are known. */
  let saves = 0;
  let did: Did | undefined;
  const listeners = new Set<() => void>();
  let state = makeState();

  function makeState(): EditState<Item> {
    const { canUndo, canRedo } = steps;
    return editState({
      ...{ item, unsent, refused, never, fault, isGone, did, canUndo, canRedo },
      replaced: own.all(),
    });
  }
  function tell(): void {
    state = makeState();
    for (const listener of listeners) listener();
  }
  function put(path: string, value: unknown): void {
    // Written otherwise, it is tried again.
    never.delete(path);
    const isOnItsWay = sending?.changes.some((change) => change.path === path) ?? false;
    const before = unsent.has(path) ? unsent.get(path)!.before : valueAt(savedValues(item), path);
    if (!isOnItsWay && isSame(before, value)) {
      unsent.delete(path);
      kept.drop(path);
    } else keep(path, { before, value });
    const conflict = refused.get(path);
    if (conflict) refused.set(path, { ...conflict, mine: value });
    tell();
    schedule();
  }
  function keep(path: string, change: Unsent): void {
    unsent.set(path, change);
    kept.keep(path, change);
  }
  function schedule(): void {
    if (isClosed || isGone || sending || toSend().length === 0) return;
    if (!timer) waitingSince = Date.now();
    clearTimeout(timer);
    const rest = Math.min(REST_MS, Math.max(0, waitingSince + MOST_MS - Date.now()));
    timer = setTimeout(() => void send(), rest);
  }
  const toSend = (): FieldChange[] =>
    [...unsent]
      .filter(([path]) => !refused.has(path) && !never.has(path))
      .slice(0, MOST_CHANGES)
      .map(([path, { before, value }]) => ({ path, before: before ?? null, value: value ?? null }));

  function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (sending) return sending.done;
    const changes = toSend();
    if (changes.length === 0 || isGone) return Promise.resolve();
    const isDiscarded =
      (did?.what === 'discarded' || did?.what === 'discardedOwn') &&
      changes.every(({ path }) => did?.paths.includes(path));
    const done = save(changes, isDiscarded)
      .then(take(changes), fail(changes))
      .finally(() => {
        sending = undefined;
        tell();
        if (fault === undefined) schedule();
      });
    sending = { changes, done };
    return done;
  }
  const fail = (changes: readonly FieldChange[]) => (error: unknown) => {
    const refusal = refusalOf(error, changes);
    if (refusal.is === 'never') {
      // The rest goes without them.
      for (const path of refusal.paths) never.set(path, refusal.fault);
      fault = undefined;
      return;
    }
    fault = error;
    if (refusal.is === 'gone') isGone = true;
    else if (!isClosed) timer = setTimeout(() => void send(), AGAIN_MS);
  };
  const take = (changes: readonly FieldChange[]) => (saved: Saved<Item>) => {
    fault = undefined;
    saves += 1;
    item = saved.item;
    for (const conflict of saved.conflicts) {
      const { path, mine } = conflict;
      // With what was typed while it was on its way.
      refused.set(path, { ...conflict, mine: unsent.has(path) ? (unsent.get(path)!.value ?? null) : mine });
    }
    for (const { path, value } of changes) {
      if (refused.has(path)) continue;
      const now = unsent.get(path);
      if (!now || isSame(now.value, value)) unsent.delete(path);
      else keep(path, { before: value, value: now.value });
      kept.drop(path, value);
    }
    own.note(changes.filter(({ path }) => !refused.has(path)));
    own.look(item, isAsked);
  };
  const isAsked = (path: string): boolean => refused.has(path) || unsent.has(path);

  /** Two that have come to write the same have nothing to choose. */
  function agree(): void {
    for (const [path, conflict] of refused) {
      const { mine, theirs } = asTheyStand(item, conflict);
      if (!isSame(mine, theirs)) continue;
      own.settle(path);
      refused.delete(path);
      unsent.delete(path);
      kept.drop(path);
    }
  }

  /** Sends what there is; afterwards `unsent` is empty, or `fault` says why not. */
  async function flush(): Promise<void> {
    if (toSend().length === 0 && fault !== undefined) {
      // What could not be sent was taken back since.
      fault = undefined;
      tell();
    }
    while (toSend().length > 0 && !isGone) {
      await send();
      if (fault !== undefined) return;
    }
  }

  /** What a colleague has written since stays. @returns the paths that it changed */
  function turn(step: Step, what: 'undone' | 'redone'): readonly string[] {
    const [has, gets] = what === 'undone' ? (['to', 'from'] as const) : (['from', 'to'] as const);
    const own = step.filter((change) => isSame(valueAt(state.values, change.path), change[has]));
    const paths = own.map(({ path }) => path);
    const asked = step.map(({ path }) => path);
    did = toldOf(what, asked, paths);
    for (const change of own) put(change.path, change[gets]);
    // Also where nothing was left to take back, there is one step less.
    tell();
    return paths;
  }

  /** All are taken back at once. */
  function changeAll(changes: readonly Change[], { isPutRight = false, what }: Doing = {}): void {
    const step = changes.map(({ path, value }) => ({
      path,
      from: valueAt(state.values, path),
      to: value ?? null,
    }));
    const real = step.filter(({ from, to }) => !isSame(from, to));
    if (real.length === 0) return;
    steps.note(real, what ? 'never' : isPutRight ? 'always' : 'ifTyped');
    did = what && { what, paths: real.map(({ path }) => path) };
    for (const { path, to } of real) put(path, to);
  }
  return {
    state: (): EditState<Item> => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (path: string, value: unknown): void => changeAll([{ path, value }]),
    changeAll,
    undo: (): readonly string[] => turn(steps.back() ?? [], 'undone'),
    redo: (): readonly string[] => turn(steps.forth() ?? [], 'redone'),
    flush,
    /** Settles a conflict: mine, theirs or a third. */
    settle(path: string, value: unknown): void {
      const conflict = state.conflicts.find((one) => one.path === path);
      if (!conflict) return;
      own.settle(path);
      const isAside = refused.delete(path) && !item.conflicts.some((one) => one.path === path);
      // What stands there already need not be sent.
      if (isAside && isSame(value, conflict.theirs)) {
        unsent.delete(path);
        kept.drop(path);
      } else keep(path, { before: conflict.theirs, value });
      tell();
      schedule();
    },
    /** What the server says now; left alone where something was saved since it was asked. */
    saves: () => saves,
    take(answer: Item, askedAt = saves): void {
      if (askedAt !== saves || sending) return;
      item = answer;
      const isBack = isGone;
      isGone = false;
      agree();
      own.look(item, isAsked);
      if (isBack) fault = undefined;
      tell();
      // What was typed while it was gone is sent now.
      if (isBack) schedule();
    },
    /** Somebody has deleted it. */
    lose(): void {
      if (sending) return;
      isGone = true;
      tell();
    },
    /** What a colleague put in the place of one's own: `again` writes one's own once more. */
    answerReplaced(path: string, again: boolean): void {
      const one = own.all().find((each) => each.path === path);
      own.drop(path);
      if (one && again) changeAll([{ path, value: one.mine }]);
      else tell();
    },
    /** Throws away what was typed into a field and could not be saved. */
    drop(path: string): void {
      never.delete(path);
      unsent.delete(path);
      kept.drop(path);
      tell();
    },
    /** Throws away what was typed and not sent, too, and what could be undone. */
    forget(): void {
      steps.forget();
      did = undefined;
      for (const path of unsent.keys()) kept.drop(path);
      unsent.clear();
      refused.clear();
      never.clear();
      tell();
    },
    /** Sends what an earlier visit left. */
    open(): void {
      isClosed = false;
      schedule();
    },
    /** Sends the rest once, also what was typed while something was on its way; what fails stays in the browser. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
      void flush();
    },
  };
}
export type EditSession<Item extends Editable = OpenItem> = ReturnType<typeof openEditSession<Item>>;
