import type { Kysely } from 'kysely';
import { columnsOf } from '../columns';
import type { Engine } from '../engine';

/** What each publication made out of date, which hosts ask for (`GET /api/changes`). */
export async function createChanges({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const { id, moment, json } = columnsOf(engine);
  await schema
    .createTable('changes')
    .addColumn('number', ...id)
    .addColumn('at', ...moment.required)
    .addColumn('tags', ...json.required)
    .execute();
}
