import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Creator } from '../content/published/catalogue-content';
import type { Part } from '../content/published/part';
import type { RoomContent } from '../rooms/room-queries';
import { withChanges } from '../content/contract/field-path';
import type { Values } from '../content/contract/item';
import { listOf, textOf, textsOf } from '../content/shelves';
import { findDraft } from '../content/drafts/draft-queries';
import { inTurn } from '../database/in-turn';

export interface DraftCreator {
  id: string;
  changes: RoomContent['changes'];
  at: string;
}

/** Creators that a work names, and that are drafts alone: the page has them once both are public. */
export async function draftCreators(part: Part, values: Values): Promise<DraftCreator[]> {
  const found = await inTurn(await notPublic(part, listOf(values['creators'])), async (id) => {
    const draft = await findDraft(part.from, 'creators', id);
    return draft ? [{ ...draft, id }] : [];
  });
  return found.flat();
}

/** The same, as a room shows them to its client. */
export async function frozenCreators(part: Part, { creators }: RoomContent): Promise<DraftCreator[]> {
  const ids = creators.map(({ id }) => id);
  const hidden = await notPublic(part, ids);
  return creators.filter(({ id }) => hidden.includes(id)).map((one) => ({ ...one, at: NO_TIME }));
}

/** A room says nothing of when its works were changed. */
const NO_TIME = '2000-01-01T00:00:00Z';

async function notPublic(part: Part, ids: string[]): Promise<string[]> {
  await part.add('creators', ids);
  return ids.filter((id) => !part.get('creators', id));
}

/** Undefined as long as it has no name. */
export function creatorOf(lang: LocaleCode, { id, changes, at }: DraftCreator): Creator | undefined {
  const written = withChanges({}, changes);
  const name = textOf(written['name']);
  const slug = { ...textsOf(written['slug']), [lang]: textsOf(written['slug'])[lang] ?? id };
  const sort_name = textOf(written['sort_name']) || name;
  return name === '' ? undefined : { id, name, sort_name, slug, updated_at: at };
}
