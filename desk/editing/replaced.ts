import { isSame, isWithin, valueAt } from '../../api/content/contract/field-path';
import type { FieldChange } from '../../api/content/contract/item';
import { savedValues, type Editable, type Replaced } from './edit-state';

/** What the server took of one's own, watched for as long as it is open. @param me the name; without it nothing is watched */
export function watchOwn(me: string | undefined, first: Editable) {
  /** By path, as it was taken last. */
  const own = new Map<string, unknown>();
  const replaced = new Map<string, Replaced>();
  let before = first;
  for (const { path, value, by } of first.draft?.changes ?? []) if (by === me) noteOwn(path, value);

  function noteOwn(path: string, value: unknown): void {
    if (me !== undefined) own.set(path, value);
  }
  return {
    all: (): readonly Replaced[] => [...replaced.values()],
    /** The server has it. */
    note(changes: readonly FieldChange[]): void {
      for (const { path, value } of changes) noteOwn(path, value);
    },
    /** @param isAsked whether one is asked what a field is to say, or has not sent what one wrote there */
    look(now: Editable, isAsked: (path: string) => boolean): void {
      const values = savedValues(now);
      for (const [path, mine] of own) {
        const value = valueAt(values, path);
        if (isAsked(path) || isKept(mine, value)) continue;
        const [as, by] = [placeOf(path, before, now), writerAt(path, before, now)];
        own.delete(path);
        // The first that was replaced is what one would want again, however often the other one writes on.
        if (by !== me) replaced.set(path, { ...(replaced.get(path) ?? { path, mine }), by, as });
      }
      for (const [path, one] of replaced) {
        const value = valueAt(values, path);
        if (isKept(one.mine, value)) replaced.delete(path);
        else {
          const as = placeOf(path, before, now, one.as);
          const by = as === one.as ? nowBy(path, now) : writerAt(path, before, now);
          replaced.set(path, { ...one, by: by === me ? one.by : (by ?? one.by), as });
        }
      }
      before = now;
    },
    drop: (path: string): void => void replaced.delete(path),
    /** One has seen what the other one wrote, and chosen. */
    settle(path: string): void {
      own.delete(path);
      replaced.delete(path);
    },
  };

  /** Who has it in the draft, where that is a colleague. */
  function nowBy(path: string, now: Editable): string | undefined {
    const by = changeAt(path, now)?.by;
    return by === me ? undefined : by;
  }
}

const changeAt = (path: string, { draft }: Editable): FieldChange | undefined =>
  draft?.changes.find((one) => isWithin(path, one.path));

/** @param was what it was before: what was thrown away, or published, stays that until it is written anew */
function placeOf(path: string, before: Editable, now: Editable, was?: Replaced['as']): Replaced['as'] {
  if (changeAt(path, now)) return 'written';
  if (!isSame(valueAt(before.published ?? {}, path), valueAt(now.published ?? {}, path))) return 'public';
  return was === 'public' ? was : 'takenBack';
}

function writerAt(path: string, before: Editable, now: Editable): string | null {
  const as = placeOf(path, before, now);
  if (as === 'written') return changeAt(path, now)?.by ?? null;
  if (as === 'public') return now.writer?.name ?? null;
  return now.takenBack?.find((one) => isWithin(path, one.path))?.by ?? null;
}

/** Files are written with the spaces that they need. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() || null : value;

/** What a part of a list is known by. */
const nameOf = (part: unknown): unknown => {
  const { id, file } = (typeof part === 'object' && part !== null ? part : {}) as {
    id?: string;
    file?: string;
  };
  return id ?? file ?? part;
};

/** Nothing of it is lost: of a list, each part is there still, whatever was added or written into one. */
function isKept(mine: unknown, now: unknown): boolean {
  if (!Array.isArray(mine)) return isSame(plain(mine), plain(now));
  const names = (Array.isArray(now) ? now : []).map(nameOf);
  return mine.map(nameOf).every((name) => names.some((one) => isSame(one, name)));
}
