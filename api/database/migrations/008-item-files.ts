import type { Kysely } from 'kysely';
import { columnsOf } from '../columns';
import type { Engine } from '../engine';

/** Which item names which file: it took reading all items. The rows are made with what each item shows. */
export async function createItemFiles(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, flag } = columnsOf(engine);
  const { schema } = db;
  await schema
    .createTable('item_files')
    .addColumn('kind', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('field', ...text.required)
    .addColumn('folder', ...text.required)
    .addColumn('name', ...text.required)
    .addColumn('shown_as', ...text.required)
    .addColumn('is_large', ...flag.required)
    .addPrimaryKeyConstraint('item_files_key', ['kind', 'item', 'field'])
    .execute();
  await schema.createIndex('item_files_by_name').on('item_files').columns(['folder', 'name']).execute();
  await schema.createIndex('item_files_as_shown').on('item_files').columns(['folder', 'shown_as']).execute();
  // So that a start sees that no item is of older rules, without reading any.
  await schema.createIndex('items_by_rules').on('items').columns(['shown_by', 'kind', 'id']).execute();
  await (db as Kysely<{ items: { shown_by: string } }>).updateTable('items').set({ shown_by: '' }).execute();
}
