import type { Kysely } from 'kysely';
import { columnsOf } from '../columns';
import type { Engine } from '../engine';

/** What processes of the API had in memory, each for itself: a request may go to another than the one before. */
export async function createSharedState({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, moment, json, whole } = columnsOf(engine);
  await schema
    .createTable('secrets')
    .addColumn('name', ...text.key)
    .addColumn('value', ...text.required)
    .execute();
  await schema
    .createTable('used_challenges')
    .addColumn('challenge', ...text.key)
    .addColumn('until', ...moment.required)
    .execute();
  await schema
    .createTable('sent_lists')
    .addColumn('id', ...text.key)
    .addColumn('person', ...whole.required)
    .addColumn('begun_at', ...moment.required)
    .addColumn('name', ...text.required)
    .addColumn('headings', ...json.required)
    .addColumn('parts', ...whole.or(0))
    .execute();
  await schema
    .createTable('sent_rows')
    .addColumn('list', ...text.required)
    .addColumn('place', ...whole.required)
    .addColumn('row', ...json.required)
    .addPrimaryKeyConstraint('sent_rows_key', ['list', 'place'])
    .execute();
  await schema
    .createTable('errands')
    .addColumn('name', ...text.key)
    .addColumn('key', ...text.required)
    .addColumn('errand', ...json.required)
    .addColumn('until', ...moment.required)
    .execute();
}
