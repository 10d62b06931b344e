import { sql, type Kysely } from 'kysely';
import { columnsOf } from '../columns';
import type { Engine } from '../engine';

/** What is called how: contents are in the store, by their hash. They were files in the catalogue's folder before. */
export async function createFiles(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, json, moment, whole } = columnsOf(engine);
  const { schema } = db;
  const table = (name: string) =>
    schema
      .createTable(name)
      .addColumn('name', ...text.required)
      .addColumn('hash', ...text.required)
      .addColumn('bytes', ...whole.required)
      .addColumn('at', ...moment.required)
      .addColumn('removed_at', ...moment.optional)
      .addPrimaryKeyConstraint(`${name}_key`, ['name', 'hash']);
  await table('pictures')
    .addColumn('width', ...whole.required)
    .addColumn('height', ...whole.required)
    .addColumn('color', ...text.required)
    .execute();
  await table('files').execute();
  await table('models')
    .addColumn('recipe', ...text.required)
    .addColumn('found', ...json.required)
    .execute();
  for (const name of ['pictures', 'files', 'models']) {
    await schema
      .createIndex(`${name}_current`)
      .unique()
      .on(name)
      .column('name')
      .where(sql.ref('removed_at'), 'is', null)
      .execute();
    await schema.createIndex(`${name}_by_hash`).on(name).column('hash').execute();
  }
}
