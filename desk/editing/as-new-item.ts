import { call } from '../app/line/call';
import { isSame, valueAt } from '../../api/content/contract/field-path';
import type { FieldChange, OpenItem, Shelf, Values } from '../../api/content/contract/item';
import { savedValues } from './edit-state';

/** Set by publishing alone. */
const NOT_EDITED = ['id', 'status', 'updated_at'];

/** Of what was written for an item that is not there any more. @returns the new one */
export async function asNewItem(shelf: Shelf, values: Values): Promise<OpenItem> {
  // Its address at the desk is made of its title.
  const title = [values['name'], values['title'], valueAt(values, 'title.en'), valueAt(values, 'title.fr')];
  const named = title.find((one): one is string => typeof one === 'string' && one !== '');
  const made = await call('POST /items', {
    body: {
      shelf,
      ...(named !== undefined && { title: named }),
    },
  });
  const first = savedValues(made);
  const changes = Object.entries(values).flatMap(([path, value]): FieldChange[] => {
    const before = valueAt(first, path);
    return NOT_EDITED.includes(path) || isSame(before, value) ? [] : [{ path, before, value }];
  });
  if (changes.length === 0) return made;
  return (await call('PUT /items/:shelf/:id/draft', { params: { shelf, id: made.id }, body: { changes } }))
    .item;
}
