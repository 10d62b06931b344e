import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import { columnsOf } from '../columns';
import type { Engine } from '../engine';

/** What is public, as rows; it was YAML in the catalogue's folder before. */
export async function createItems(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, json, flag } = columnsOf(engine);
  const { schema } = db;
  await schema
    .createTable('items')
    .addColumn('kind', ...text.required)
    .addColumn('id', ...text.required)
    .addColumn('published', ...json.required)
    .addColumn('shown', ...json.optional)
    .addColumn('shown_by', ...text.required)
    .addPrimaryKeyConstraint('items_key', ['kind', 'id'])
    .execute();
  await schema
    .createTable('item_slugs')
    .addColumn('kind', ...text.required)
    .addColumn('locale', ...text.required)
    .addColumn('slug', ...text.required)
    .addColumn('is_former', ...flag.required)
    .addColumn('item', ...text.required)
    .addPrimaryKeyConstraint('item_slugs_key', ['kind', 'locale', 'slug', 'is_former'])
    .execute();
  await schema.createIndex('item_slugs_by_item').on('item_slugs').columns(['kind', 'item']).execute();
  await schema
    .createTable('item_links')
    .addColumn('kind', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('field', ...text.required)
    .addColumn('to_kind', ...text.required)
    .addColumn('to_item', ...text.required)
    .addPrimaryKeyConstraint('item_links_key', ['kind', 'item', 'field'])
    .execute();
  await schema.createIndex('item_links_by_target').on('item_links').columns(['to_kind', 'to_item']).execute();
  const former = db as Kysely<FormerTables>;
  await versionsAsJson(former);
  // No file is read at its time any more; whoever left it so had edited it by hand.
  await former
    .updateTable('desk_missed_times')
    .set({ why: 'byHand' })
    .where('why', '=', 'unreadable')
    .execute();
}

interface FormerTables {
  desk_versions: { number: number; before: string | null; after: string | null };
  desk_missed_times: { why: string };
}

/** Rows at once, so that a history of years is never in memory as a whole. */
const PAGE = 200;

/** Versions were texts of YAML files. What no longer can be read as such says nothing of its fields. */
async function versionsAsJson(db: Kysely<FormerTables>): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('desk_versions')
      .select(['number', 'before', 'after'])
      .where('number', '>', last)
      .orderBy('number')
      .limit(PAGE)
      .execute();
    for (const { number, before, after } of rows)
      await db
        .updateTable('desk_versions')
        .set({ before: asJson(before), after: asJson(after) })
        .where('number', '=', number)
        .execute();
    const end = rows.at(-1);
    if (!end) return;
    last = end.number;
  }
}

function asJson(yaml: string | null): string | null {
  if (yaml === null) return null;
  try {
    return JSON.stringify(parse(yaml) ?? {});
  } catch {
    return '{}';
  }
}
