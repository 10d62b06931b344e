import type { Kysely } from 'kysely';
import { columnsOf } from '../columns';
import type { Engine } from '../engine';

/** What lists of items go by, so that a page of one is a few rows of an index. Each row's is made with what it shows. */
export async function addListed(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnsOf(engine);
  const { schema } = db;
  await schema
    .alterTable('items')
    .addColumn('place', ...text.or(''))
    .execute();
  await schema
    .alterTable('items')
    .addColumn('public_in', ...text.or(''))
    .execute();
  await schema
    .alterTable('items')
    .addColumn('type', ...text.optional)
    .execute();
  await schema
    .alterTable('items')
    .addColumn('published_on', ...text.optional)
    .execute();
  await schema
    .createIndex('items_in_order')
    .on('items')
    .columns(['kind', 'place', 'id', 'public_in'])
    .execute();
  await schema
    .createIndex('items_of_type')
    .on('items')
    .columns(['kind', 'type', 'place', 'id', 'public_in'])
    .execute();
  await schema.createIndex('items_by_day').on('items').columns(['kind', 'published_on']).execute();
  await (db as Kysely<{ items: { shown_by: string } }>).updateTable('items').set({ shown_by: '' }).execute();
}
