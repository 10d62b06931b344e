import type { Catalogue } from '../content/published/catalogue';
import { NAMED_SHELVES, type NamedItems, type PersonalData } from '../privacy/contract/personal-data';
import { entriesOn, listOf, textOf } from '../content/shelves';
import { titleOf } from '../media/title-of';

/** Of the items that what is kept of a person is about; those that the catalogue no longer has keep their ids. */
export function namesInRecords(
  catalogue: Catalogue,
  { messages, wishes }: Pick<PersonalData['records'], 'messages' | 'wishes'>,
): NamedItems {
  const rows = [...messages, ...wishes];
  const ids = {
    works: rows.flatMap(({ work, works }) => [textOf(work), ...listOf(works)]),
    events: messages.map(({ event }) => textOf(event)),
    creators: wishes.map(({ creator }) => textOf(creator)),
    types: wishes.map(({ type }) => textOf(type)),
  };
  return Object.fromEntries(
    NAMED_SHELVES.map((shelf) => {
      const entries = entriesOn(catalogue, shelf);
      const named = [...new Set(ids[shelf])].flatMap((id) => {
        const entry = entries.get(id);
        return entry ? [[id, titleOf(entry, id)] as const] : [];
      });
      return [shelf, Object.fromEntries(named)];
    }),
  ) as NamedItems;
}
