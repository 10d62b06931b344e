import type { View } from '../content/answers/view';
import type { Creator } from '../content/published/catalogue-content';
import type { Queries } from '../database/queries';
import type { RoomContent } from '../rooms/room-queries';
import { withChanges } from '../content/contract/field-path';
import type { Values } from '../content/contract/item';
import { listOf, textOf, textsOf } from '../content/shelves';
import { findDraft } from '../content/drafts/draft-queries';
import { inTurn } from '../database/in-turn';

/** Creators that a work names, and that are drafts alone: the page has them once both are public. */
export const draftCreators = async (
  from: Queries,
  { catalogue, lang }: View,
  values: Values,
): Promise<Creator[]> =>
  (
    await inTurn(
      listOf(values['creators']).filter((id) => !catalogue.creators.has(id)),
      async (id) => {
        const draft = await findDraft(from, 'creators', id);
        return draft ? creatorOf(lang, id, draft) : [];
      },
    )
  ).flat();

/** The same, as a room shows them to its client. */
export const frozenCreators = ({ catalogue, lang }: View, { creators }: RoomContent): Creator[] =>
  creators
    .filter(({ id }) => !catalogue.creators.has(id))
    .flatMap(({ id, changes }) => creatorOf(lang, id, { changes, at: NO_TIME }));

/** A room says nothing of when its works were changed. */
const NO_TIME = '2000-01-01T00:00:00Z';

function creatorOf(
  lang: View['lang'],
  id: string,
  { changes, at }: { changes: RoomContent['changes']; at: string },
): Creator[] {
  const written = withChanges({}, changes);
  const name = textOf(written['name']);
  const slug = { ...textsOf(written['slug']), [lang]: textsOf(written['slug'])[lang] ?? id };
  const sort_name = textOf(written['sort_name']) || name;
  return name === '' ? [] : [{ id, name, sort_name, slug, updated_at: at }];
}
