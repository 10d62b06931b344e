import { convertFormer } from '../../takeover/former-schemas';
import type { Maker } from './maker';

/** Content as rows: it was YAML and files in the catalogue's folder before, and lists went through all of it. */
export async function createContent(maker: Maker): Promise<void> {
  await createItems(maker);
  await createFiles(maker);
  await createListed(maker);
  await createSharedState(maker);
  await convertFormer(maker.db);
}

/** Items, and what they name, as visitors see it (`is_draft` 0) and as their drafts say. */
async function createItems({ table, index }: Maker): Promise<void> {
  await table(
    'items',
    `kind text, id text, published json, shown json?, shown_by text, place text=, public_in text=,
      type text?, published_on text?; key kind id`,
  );
  await index('items_in_order', 'items', 'kind place id public_in');
  await index('items_of_type', 'items', 'kind type place id public_in');
  await index('items_by_day', 'items', 'kind published_on');
  // So that a start sees that no item is of older rules, without reading any.
  await index('items_by_rules', 'items', 'shown_by kind id');
  await table(
    'item_slugs',
    'kind text, locale text, slug text, is_former flag, item text; key kind locale slug is_former',
  );
  await index('item_slugs_by_item', 'item_slugs', 'kind item');
  await table(
    'item_links',
    `kind text, item text, is_draft flag, field text, to_kind text, to_item text;
      key kind item is_draft field`,
  );
  await index('item_links_by_target', 'item_links', 'to_kind to_item kind is_draft item');
  await table(
    'item_files',
    `kind text, item text, is_draft flag, field text, folder text, name text, shown_as text, is_large flag,
      title json, picture json?, undescribed text, folded text; key kind item is_draft field`,
  );
  await index('item_files_by_name', 'item_files', 'folder name');
  await index('item_files_as_shown', 'item_files', 'folder shown_as');
}

/** What is called how: contents are in the store, by their hash. */
async function createFiles({ table, index, run }: Maker): Promise<void> {
  const NAMED = 'name text, hash text, bytes whole, at moment, removed_at moment?';
  await table('pictures', `${NAMED}, width whole, height whole, color text; key name hash`);
  await table('files', `${NAMED}; key name hash`);
  await table('models', `${NAMED}, recipe text, found json; key name hash`);
  for (const name of ['pictures', 'files', 'models']) {
    await run(`CREATE UNIQUE INDEX ${name}_current ON ${name} (name) WHERE removed_at IS NULL`);
    await index(`${name}_by_hash`, name, 'hash');
  }
}

/** Columns that lists are ordered by. */
const ORDERS = ['by_order', 'by_title_en', 'by_title_fr', 'by_date', 'by_reference', 'changed_at'];

const mark = (kind: string, id: string): string =>
  `INSERT INTO listed_stale (kind, id) VALUES (${kind}, ${id});`;

/** What makes the row of an item stale: whoever writes it, and however. */
const STALE: readonly (readonly [name: string, when: string, statements: string, only?: string])[] = [
  ['item_written', 'AFTER INSERT ON items', mark('NEW.kind', 'NEW.id')],
  ['item_changed', 'AFTER UPDATE OF published ON items', mark('NEW.kind', 'NEW.id')],
  ['item_deleted', 'AFTER DELETE ON items', mark('OLD.kind', 'OLD.id')],
  ['draft_saved', 'AFTER INSERT ON desk_draft_rows', mark('NEW.shelf', 'NEW.item'), 'WHEN (NEW.comes = 0) '],
  ['draft_changed', 'AFTER UPDATE OF changes ON desk_draft_rows', mark('NEW.shelf', 'NEW.item')],
  ['draft_deleted', 'AFTER DELETE ON desk_draft_rows', mark('OLD.shelf', 'OLD.item')],
  [
    'drafts_settled',
    'AFTER DELETE ON desk_pending',
    `INSERT INTO listed_stale (kind, id)
      SELECT shelf, item FROM desk_draft_rows WHERE comes > 0 AND comes = OLD.number
      UNION SELECT shelf, item FROM desk_draft_rows WHERE goes > 0 AND goes = OLD.number;`,
  ],
  ['version_added', 'AFTER INSERT ON desk_versions', mark('NEW.shelf', 'NEW.item')],
  ['version_deleted', 'AFTER DELETE ON desk_versions', mark('OLD.shelf', 'OLD.item')],
  ['time_set', 'AFTER INSERT ON desk_schedules', mark('NEW.shelf', 'NEW.item')],
  ['time_over', 'AFTER DELETE ON desk_schedules', mark('OLD.shelf', 'OLD.item')],
];

/** The desk's lists. */
async function createListed({ table, index, trigger, run }: Maker): Promise<void> {
  await table(
    'listed_items',
    `kind text, id text, rules text, state text, has_draft flag, type text, availability text, gaps text,
      event_kind json, starts moment?, ends moment?, folded text, known_as text, by_order text,
      by_title_en text, by_title_fr text, by_date text, by_reference text, changed_at moment, reference text,
      public_reference text, reference_number whole?, updated_at moment; key kind id`,
  );
  for (const order of ORDERS) await index(`listed_${order}`, 'listed_items', `kind ${order} id`);
  await index('listed_counted', 'listed_items', 'kind state type gaps event_kind starts ends');
  await index('listed_by_state', 'listed_items', 'state changed_at');
  await index('listed_by_rules', 'listed_items', 'rules');
  await index('listed_references', 'listed_items', 'kind reference');
  await index('listed_public_references', 'listed_items', 'kind public_reference');
  await index('listed_numbers', 'listed_items', 'kind reference_number');
  await index('listed_updated', 'listed_items', 'updated_at');
  await table('listed_gaps', 'kind text, id text, gap text, count whole, by_order text; key kind id gap');
  await index('listed_gaps_in_order', 'listed_gaps', 'gap kind by_order id count');
  await table('listed_links', 'kind text, id text, field text, href text, slug text');
  await index('listed_links_by_item', 'listed_links', 'kind id');
  await index('listed_links_by_slug', 'listed_links', 'slug');
  // A mark is added for each change: two that change the same item do not meet in it.
  await table('listed_stale', 'number id, kind text, id text');
  await index('listed_deleted', 'desk_versions', 'act number');
  for (const [name, when, statements, only] of STALE)
    await trigger(`listed_${name}`, when, statements, { only });
  // Drafts that are there already; creators first, as works show their names.
  await run(
    `INSERT INTO listed_stale (kind, id)
      SELECT shelf, item FROM desk_drafts ORDER BY CASE shelf WHEN 'creators' THEN 0 ELSE 1 END, shelf, item`,
  );
}

/** What processes of the API had in memory, each for itself: a request may go to another than the one before. */
async function createSharedState({ table }: Maker): Promise<void> {
  await table('secrets', 'name text!, value text');
  await table('used_challenges', 'challenge text!, until moment');
  await table(
    'sent_lists',
    'id text!, person whole, begun_at moment, name text, headings json, parts whole=0',
  );
  await table('sent_rows', 'list text, place whole, row json; key list place');
  await table('uploads', 'id text!, person whole, begun_at moment, bytes whole?, arrived whole, parts json');
  await table('errands', 'name text!, key text, errand json, until moment');
}
