import { partOf } from '../content/published/part';
import type { Queries } from '../database/queries';
import { NAMED_SHELVES, type NamedItems, type PersonalData } from '../privacy/contract/personal-data';
import { listOf, textOf } from '../content/shelves';
import { titleOf } from '../media/title-of';

/** Of the items that what is kept of a person is about; those that the catalogue no longer has keep their ids. */
export async function namesInRecords(
  from: Queries,
  { messages, wishes }: Pick<PersonalData['records'], 'messages' | 'wishes'>,
): Promise<NamedItems> {
  const rows = [...messages, ...wishes];
  const ids = {
    works: rows.flatMap(({ work, works }) => [textOf(work), ...listOf(works)]),
    events: messages.map(({ event }) => textOf(event)),
    creators: wishes.map(({ creator }) => textOf(creator)),
    types: wishes.map(({ type }) => textOf(type)),
  };
  const part = partOf(from);
  for (const shelf of NAMED_SHELVES) await part.add(shelf, ids[shelf]);
  return Object.fromEntries(
    NAMED_SHELVES.map((shelf) => {
      const named = [...new Set(ids[shelf])].flatMap((id) => {
        const entry = part.get(shelf, id);
        return entry ? [[id, titleOf(entry, id)] as const] : [];
      });
      return [shelf, Object.fromEntries(named)];
    }),
  ) as NamedItems;
}
