import { valueAt, withChanges, withValue } from '../../api/content/contract/field-path';
import type { Fault } from '../../api/desk/contract/faults';
import type { Conflict, OpenItem, Values } from '../../api/content/contract/item';
import type { Unsent } from './unsent';

/** What was typed into a field that the server does not take as it is. */
export interface Unsavable {
  path: string;
  value: unknown;
  fault: Fault;
}

/** What one had written, and somebody else has put something else in its place, or nothing. */
export interface Replaced {
  path: string;
  mine: unknown;
  /** Null where nobody knows. */
  by: string | null;
  /** What stands there instead: `written` by them, what they have made `public`, or what was public, since they threw it away. */
  as: 'written' | 'public' | 'takenBack';
}

/** What was done to several fields at once, or taken back, until the next letter. */
export interface Did {
  /** `discardedOwn`: what colleagues have written in the draft was left in it. */
  what: 'undone' | 'redone' | 'discarded' | 'discardedOwn' | 'blocked' | 'nothing';
  paths: readonly string[];
}

/** What a session needs of an item of the catalogue; a room has it too. */
export type Editable = Pick<OpenItem, 'published' | 'draft' | 'conflicts'> &
  Partial<Pick<OpenItem, 'writer' | 'takenBack'>>;

export interface EditState<Item extends Editable = OpenItem> {
  item: Item;
  /** With all changes, sent or not. */
  values: Values;
  /** Paths of what the server does not have yet, and may get. */
  unsent: readonly string[];
  conflicts: readonly Conflict[];
  /** What one had written, until one takes it again or leaves what is there instead. */
  replaced: readonly Replaced[];
  fault: unknown;
  unsavable: readonly Unsavable[];
  /** Somebody has deleted it: nothing more can be saved. */
  isGone: boolean;
  /** The last thing that was done, where it is told. */
  did: Did | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

interface Known<Item extends Editable> extends Pick<
  EditState<Item>,
  'item' | 'replaced' | 'fault' | 'isGone' | 'did' | 'canUndo' | 'canRedo'
> {
  unsent: ReadonlyMap<string, Unsent>;
  /** By path. */
  refused: ReadonlyMap<string, Conflict>;
  never: ReadonlyMap<string, Fault>;
}

export const savedValues = ({ published, draft }: Editable): Values =>
  withChanges(published ?? {}, draft?.changes ?? []);

export function editState<Item extends Editable>({
  unsent,
  refused,
  never,
  ...known
}: Known<Item>): EditState<Item> {
  const { item } = known;
  const conflicts = new Map(item.conflicts.map((conflict) => [conflict.path, conflict]));
  for (const [path, conflict] of refused) conflicts.set(path, asTheyStand(item, conflict));
  let values = savedValues(item);
  for (const [path, { value }] of unsent) values = withValue(values, path, value);
  return {
    ...known,
    values,
    unsent: [...unsent.keys()].filter((path) => !never.has(path)),
    conflicts: [...conflicts.values()],
    unsavable: [...never].flatMap(([path, fault]) => {
      const typed = unsent.get(path);
      return typed ? { path, value: typed.value, fault } : [];
    }),
  };
}

/** A colleague may have written on since. */
export function asTheyStand(item: Editable, conflict: Conflict): Conflict {
  const { path, by } = conflict;
  const change = item.draft?.changes.find((one) => one.path === path);
  return { ...conflict, theirs: valueAt(savedValues(item), path), by: change?.by ?? by };
}
