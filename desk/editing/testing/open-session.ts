import { withChanges } from '../../../api/content/contract/field-path';
import type { Conflict, FieldChange, OpenItem, SavedDraft } from '../../../api/content/contract/item';
import type { CallFault } from '../../app/line/call';
import { openEditSession } from '../edit-session';
import type { Unsent } from '../unsent';

export const PUBLISHED = { title: { en: 'Lamp', fr: 'Lampe' }, reference: 'ML 1' };
export const opened = (changes: FieldChange[] = [], number = 1): OpenItem => ({
  ...{ shelf: 'works', id: 'lamp', published: PUBLISHED, version: 'v1', state: 'public', schedule: null },
  ...{ missed: null, urls: {}, findings: [], here: [], conflicts: [] },
  draft: changes.length > 0 ? { number, changes, by: 'Inès', at: '2026-11-24T10:00:00Z' } : null,
});

/** A server that merges, may be down, and answers when it is told to. */
function server() {
  let changes: FieldChange[] = [];
  const calls: FieldChange[][] = [];
  const its = {
    isDown: false,
    conflicts: [] as Conflict[],
    waits: undefined as Promise<void> | undefined,
    /** What it says to some changes. */
    refuses: undefined as ((given: FieldChange[]) => CallFault | undefined) | undefined,
  };
  const save = async (given: FieldChange[]): Promise<SavedDraft> => {
    calls.push(given);
    await its.waits;
    if (its.isDown) throw new Error('offline');
    const refusal = its.refuses?.(given);
    if (refusal) throw refusal;
    const refused = its.conflicts.filter(({ path }) => given.some((one) => one.path === path));
    const taken = given.filter(({ path }) => !refused.some((one) => one.path === path));
    const theirs = refused.map(({ path, theirs: value, by }) => ({
      path,
      before: null,
      value,
      by: by ?? '',
    }));
    const next = [...taken, ...theirs];
    changes = [...changes.filter(({ path }) => !next.some((one) => one.path === path)), ...next];
    return { item: opened(changes, calls.length), conflicts: refused };
  };
  const values = () => withChanges(PUBLISHED, changes);
  return { calls, its, save, values };
}

function shelf(first: [string, Unsent][] = []) {
  const kept = new Map(first);
  return {
    kept,
    all: () => new Map(kept),
    keep: (path: string, unsent: Unsent) => void kept.set(path, unsent),
    drop: (path: string) => void kept.delete(path),
  };
}

/** A session that is open, with what its server was asked and has. */
export function open(first: [string, Unsent][] = []) {
  const [api, kept] = [server(), shelf(first)];
  const session = openEditSession({ item: opened(), kept, save: api.save });
  session.open();
  return { ...api, kept: kept.kept, session };
}
