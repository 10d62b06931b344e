import { sql, type Kysely } from 'kysely';
import { columnsOf } from '../columns';
import type { Engine } from '../engine';

/** Columns that lists are ordered by. */
const ORDERS = ['by_order', 'by_title_en', 'by_title_fr', 'by_date', 'by_reference', 'changed_at'];

/** What makes the row of an item stale: whoever writes it, and however. */
const STALE: readonly (readonly [name: string, when: string, statements: string])[] = [
  ['item_written', 'AFTER INSERT ON items FOR EACH ROW', mark('NEW.kind', 'NEW.id')],
  ['item_changed', 'AFTER UPDATE OF published ON items FOR EACH ROW', mark('NEW.kind', 'NEW.id')],
  ['item_deleted', 'AFTER DELETE ON items FOR EACH ROW', mark('OLD.kind', 'OLD.id')],
  [
    'draft_saved',
    'AFTER INSERT ON desk_draft_rows FOR EACH ROW WHEN (NEW.comes = 0)',
    mark('NEW.shelf', 'NEW.item'),
  ],
  ['draft_changed', 'AFTER UPDATE OF changes ON desk_draft_rows FOR EACH ROW', mark('NEW.shelf', 'NEW.item')],
  ['draft_deleted', 'AFTER DELETE ON desk_draft_rows FOR EACH ROW', mark('OLD.shelf', 'OLD.item')],
  [
    'drafts_settled',
    'AFTER DELETE ON desk_pending FOR EACH ROW',
    `INSERT INTO listed_stale (kind, id)
      SELECT shelf, item FROM desk_draft_rows WHERE comes > 0 AND comes = OLD.number
      UNION SELECT shelf, item FROM desk_draft_rows WHERE goes > 0 AND goes = OLD.number;`,
  ],
  ['version_added', 'AFTER INSERT ON desk_versions FOR EACH ROW', mark('NEW.shelf', 'NEW.item')],
  ['version_deleted', 'AFTER DELETE ON desk_versions FOR EACH ROW', mark('OLD.shelf', 'OLD.item')],
  ['time_set', 'AFTER INSERT ON desk_schedules FOR EACH ROW', mark('NEW.shelf', 'NEW.item')],
  ['time_over', 'AFTER DELETE ON desk_schedules FOR EACH ROW', mark('OLD.shelf', 'OLD.item')],
];

function mark(kind: string, id: string): string {
  return `INSERT INTO listed_stale (kind, id) VALUES (${kind}, ${id});`;
}

/** The desk's lists as rows; they went through the whole catalogue before. */
export async function createListed(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { id, text, moment, json, whole } = columnsOf(engine);
  const { schema } = db;
  await schema
    .createTable('listed_items')
    .addColumn('kind', ...text.required)
    .addColumn('id', ...text.required)
    .addColumn('rules', ...text.required)
    .addColumn('state', ...text.required)
    .addColumn('type', ...text.required)
    .addColumn('availability', ...text.required)
    .addColumn('gaps', ...text.required)
    .addColumn('event_kind', ...json.required)
    .addColumn('starts', ...moment.optional)
    .addColumn('ends', ...moment.optional)
    .addColumn('folded', ...text.required)
    .addColumn('known_as', ...text.required)
    .addColumn('by_order', ...text.required)
    .addColumn('by_title_en', ...text.required)
    .addColumn('by_title_fr', ...text.required)
    .addColumn('by_date', ...text.required)
    .addColumn('by_reference', ...text.required)
    .addColumn('changed_at', ...moment.required)
    .addColumn('reference', ...text.required)
    .addColumn('public_reference', ...text.required)
    .addColumn('reference_number', ...whole.optional)
    .addColumn('updated_at', ...moment.required)
    .addPrimaryKeyConstraint('listed_items_key', ['kind', 'id'])
    .execute();
  const index = (name: string, columns: string[]) =>
    schema.createIndex(`listed_${name}`).on('listed_items').columns(columns).execute();
  for (const order of ORDERS) await index(order, ['kind', order, 'id']);
  await index('counted', ['kind', 'state', 'type', 'gaps', 'event_kind', 'starts', 'ends']);
  await index('by_state', ['state', 'changed_at']);
  await index('by_rules', ['rules']);
  await index('references', ['kind', 'reference']);
  await index('public_references', ['kind', 'public_reference']);
  await index('numbers', ['kind', 'reference_number']);
  await index('updated', ['updated_at']);
  await schema
    .createTable('listed_makers')
    .addColumn('work', ...text.required)
    .addColumn('creator', ...text.required)
    .addPrimaryKeyConstraint('listed_makers_key', ['creator', 'work'])
    .execute();
  await schema.createIndex('listed_makers_by_work').on('listed_makers').column('work').execute();
  await schema
    .createTable('listed_gaps')
    .addColumn('kind', ...text.required)
    .addColumn('id', ...text.required)
    .addColumn('gap', ...text.required)
    .addColumn('count', ...whole.required)
    .addColumn('by_order', ...text.required)
    .addPrimaryKeyConstraint('listed_gaps_key', ['kind', 'id', 'gap'])
    .execute();
  await schema
    .createIndex('listed_gaps_in_order')
    .on('listed_gaps')
    .columns(['gap', 'kind', 'by_order', 'id', 'count'])
    .execute();
  await schema
    .createTable('listed_links')
    .addColumn('kind', ...text.required)
    .addColumn('id', ...text.required)
    .addColumn('field', ...text.required)
    .addColumn('href', ...text.required)
    .addColumn('slug', ...text.required)
    .execute();
  await schema.createIndex('listed_links_by_item').on('listed_links').columns(['kind', 'id']).execute();
  await schema.createIndex('listed_links_by_slug').on('listed_links').column('slug').execute();
  // A mark is added for each change: two that change the same item do not meet in it.
  await schema
    .createTable('listed_stale')
    .addColumn('number', ...id)
    .addColumn('kind', ...text.required)
    .addColumn('id', ...text.required)
    .execute();
  await schema.createIndex('listed_deleted').on('desk_versions').columns(['act', 'number']).execute();
  for (const [name, when, statements] of STALE) await createTrigger(db, engine, name, when, statements);
  // Creators first: works show their names.
  await run(
    db,
    `INSERT INTO listed_stale (kind, id)
      SELECT kind, id FROM (SELECT kind, id FROM items UNION SELECT shelf, item FROM desk_drafts) AS known
      ORDER BY CASE kind WHEN 'creators' THEN 0 ELSE 1 END, kind, id`,
  );
}

const run = (db: Kysely<unknown>, statement: string) => sql.raw(statement).execute(db);

async function createTrigger(
  db: Kysely<unknown>,
  engine: Engine,
  event: string,
  when: string,
  statements: string,
): Promise<void> {
  const name = `listed_${event}`;
  if (engine === 'sqlite')
    return void (await run(db, `CREATE TRIGGER ${name} ${when} BEGIN ${statements} END`));
  await run(
    db,
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statements} RETURN NULL; END $$`,
  );
  await run(db, `CREATE TRIGGER ${name} ${when} EXECUTE FUNCTION ${name}()`);
}
