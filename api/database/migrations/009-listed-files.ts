import type { Kysely } from 'kysely';
import { columnsOf } from '../columns';
import type { Engine } from '../engine';

/** Which items name a picture, document or model: all of them were gone through before. */
export async function createListedFiles({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnsOf(engine);
  await schema
    .createTable('listed_files')
    .addColumn('kind', ...text.required)
    .addColumn('id', ...text.required)
    .addColumn('name', ...text.required)
    .addPrimaryKeyConstraint('listed_files_key', ['name', 'kind', 'id'])
    .execute();
  await schema.createIndex('listed_files_by_item').on('listed_files').columns(['kind', 'id']).execute();
}
