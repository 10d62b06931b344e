import type { Maker } from './maker';

/** The tables as they were before these migrations. A database of SQLite that has them is left as it is. */
export async function createTables(maker: Maker): Promise<void> {
  const { db, engine, run } = maker;
  if (engine === 'sqlite' && (await db.introspection.getTables()).some(({ name }) => name === 'messages'))
    return;
  // The name of SQLite's own, so that COLLATE NOCASE means the same on both: 'a' equals 'A'.
  if (engine === 'postgres')
    await run("CREATE COLLATION nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false)");
  await createVisitors(maker);
  await createPeople(maker);
  await createItems(maker);
  await createLists(maker);
  await createRooms(maker);
  await createTriggers(maker);
}

async function createVisitors({ table, index, run }: Maker): Promise<void> {
  await table(
    'messages',
    `id id, received_at moment, locale text, name text, email text, phone text?, message text,
      inquiry_by text, work text?, works json?, event text?, state text=new, answered_at moment?,
      answered_by text?, answering whole?, folded text=, room whole?, arrangement json?, is_suspected flag=0`,
  );
  await index('messages_by_state', 'messages', 'state received_at id');
  await index('messages_by_time', 'messages', 'received_at id');
  await run('CREATE INDEX messages_by_email ON messages (email COLLATE NOCASE)');
  await index('messages_by_room', 'messages', 'room');
  await table(
    'mails',
    `id id, kind text, message whole?, visitor email?, content json?, message_id text?, queued_at moment,
      tried_since moment, due_at moment, tries whole=0, last_error text?, claim text?, claimed_until moment?,
      sent_at moment?, given_up_at moment?, wish whole?`,
  );
  await index('mails_by_state', 'mails', 'sent_at due_at');
  await table(
    'mail_links',
    'hash text!, purpose text, email email?, made_at moment, consent text?, locale text?, wish whole?',
  );
  await index('mail_links_by_email', 'mail_links', 'email');
  await table('posts', 'key text!, contents text, kept_at moment, visitor text?');
  await index('posts_by_time', 'posts', 'kept_at');
  await table(
    'subscriptions',
    `email email!, subscribed_at moment, locale text, name text?, is_professional flag, state text=unasked,
      asked_at moment?, asked_times whole=0, confirmed_at moment?, consent text?, consent_locale text?,
      folded text=, is_suspected flag=0`,
  );
  await index('subscriptions_by_time', 'subscriptions', 'subscribed_at email');
  await table(
    'wishes',
    `id id, made_at moment, locale text, email email, wish text, work text?, creator text?, type text?,
      state text, asked_at moment?, asked_times whole=0, confirmed_at moment?, consent text?,
      consent_locale text?, folded text=, is_suspected flag=0`,
  );
  await index('wishes_by_email', 'wishes', 'email');
  await table('wishes_told', 'wish whole, work text, at moment; key wish work');
  await table(
    'preview_tokens',
    `number id, token_hash text*, type text, id text, locale text, expires_at moment, session whole?,
      given_by text?`,
  );
  await table('retention', 'id one, looked_at moment, held_until moment?');
}

async function createPeople({ table, index }: Maker): Promise<void> {
  await table(
    'desk_people',
    `id id, email email*, name text, may text, language text, letter_keys flag=1, password text?,
      invited_at moment, joined_at moment?, seen_at moment?`,
  );
  await table(
    'desk_passkeys',
    'id text!, person whole, public_key text, counter whole, transports json, device text, made_at moment',
  );
  await index('desk_passkeys_by_person', 'desk_passkeys', 'person');
  await table('desk_links', 'hash text!, purpose text, person whole?, invited_by text?, expires_at moment');
  await index('desk_links_by_person', 'desk_links', 'person');
  await table(
    'desk_sessions',
    'number id, hash text*, person whole, device text, began_at moment, seen_at moment, confirmed_at moment?',
  );
  await index('desk_sessions_by_person', 'desk_sessions', 'person');
  await table('desk_log', 'id id, at moment, person whole?, name text, what text, about text?');
  await index('desk_log_by_time', 'desk_log', 'at');
  await table('desk_notes', 'id id, message whole, at moment, person whole?, name text, note text');
  await index('desk_notes_by_message', 'desk_notes', 'message');
  await table('desk_templates', 'version id, at moment, name text, templates json');
}

async function createItems({ table, index, run }: Maker): Promise<void> {
  await table(
    'desk_versions',
    `number id, shelf text, item text, at moment, person whole?, name text?, act text, before text?,
      after text?`,
  );
  await index('desk_versions_by_item', 'desk_versions', 'shelf item number');
  await table(
    'desk_writing',
    'shelf text, item text, act text, before text?, after text?, draft whole?; key shelf item',
  );
  await table(
    'desk_schedules',
    `shelf text, item text, act text, at moment, person whole?, name text, draft whole?, unseen text?;
      key shelf item`,
  );
  await index('desk_schedules_by_time', 'desk_schedules', 'at');
  await table(
    'desk_missed_times',
    'shelf text, item text, act text, at moment, person whole?, name text, why text; key shelf item',
  );
  await table(
    'desk_discarded',
    'shelf text, item text, path text, name text, at moment; key shelf item path',
  );
  await table('desk_news_ends', 'news text!, at moment, person whole?, name text, said text');
  await table(
    'desk_thrown_away',
    `number id, kind text, shelf text, item text, changes json, draft whole, person whole?, name text,
      at moment, schedule json?, thrown_by text, thrown_at moment`,
  );
  await index('desk_thrown_away_by_item', 'desk_thrown_away', 'shelf item');
  await table('desk_clock', 'id one, trusted_at moment, looked_at moment, held_until moment?');
  await table(
    'desk_draft_rows',
    `save id, shelf text, item text, number whole, changes json, person whole?, name text, at moment,
      comes whole=0, goes whole=0; once shelf item comes goes`,
  );
  await run('CREATE INDEX desk_draft_rows_that_come ON desk_draft_rows (comes) WHERE comes > 0');
  await run('CREATE INDEX desk_draft_rows_that_go ON desk_draft_rows (goes) WHERE goes > 0');
}

async function createLists({ table }: Maker): Promise<void> {
  await table('desk_pending', 'number id, list whole?');
  await table(
    'desk_lists',
    'number id, name text, at moment, person whole?, by text, taken_back_at moment?, taken_back_by text?',
  );
  await table(
    'desk_list_items',
    `list whole, shelf text, item text, is_new flag, draft whole, before json?, pictures json?;
      key list shelf item`,
  );
  await table('former_pictures', 'name text!, file text, hd flag, facts json');
  await table('desk_replaced_pictures', 'file text!, was text, at moment, name text?');
  await table('desk_read_again', 'shelf text, item text, file text, alt text; key shelf item file');
}

async function createRooms({ table, index }: Maker): Promise<void> {
  await table(
    'rooms',
    `id id, token_hash text?*, locale text, client text, email email?, title text, letter text=,
      conditions text=, code text?, is_counted flag=1, valid_until moment, made_at moment, made_by text,
      changed_at moment, changed_by text, number whole=1, given_at moment?, withdrawn_at moment?,
      openings whole=0, opened_at moment?, seen_at moment?, outcome text?, folded text=, arrangement json?,
      shown json?`,
  );
  await index('rooms_by_time', 'rooms', 'made_at id');
  await table(
    'room_pieces',
    `id id, room whole, position whole, work text, title text, note text=, price json?, seconds whole=0,
      content json?`,
  );
  await index('room_pieces_by_room', 'room_pieces', 'room position');
  await table(
    'room_pictures',
    `id id, room whole, piece whole?, name text*, extension text, alt text=, width whole, height whole,
      color text`,
  );
  await index('room_pictures_by_room', 'room_pictures', 'room id');
  await table('room_previews', 'token_hash text!, room whole, session whole, expires_at moment');
}

/** What goes with a row that is deleted, in words that both engines speak. */
const AFTER_DELETE: readonly (readonly [name: string, table: string, statements: string])[] = [
  ['mails_of_deleted_messages', 'messages', 'DELETE FROM mails WHERE message = OLD.id;'],
  ['notes_of_deleted_messages', 'messages', 'DELETE FROM desk_notes WHERE message = OLD.id;'],
  [
    'links_of_deleted_subscriptions',
    'subscriptions',
    `DELETE FROM mail_links WHERE email = OLD.email AND wish IS NULL AND purpose = 'confirm';
      UPDATE mail_links SET email = NULL WHERE email = OLD.email AND wish IS NULL;
      DELETE FROM mails WHERE visitor = OLD.email AND kind = 'newsletter' AND sent_at IS NULL;`,
  ],
  [
    'links_of_deleted_wishes',
    'wishes',
    `DELETE FROM mail_links WHERE wish = OLD.id AND purpose = 'confirm';
      UPDATE mail_links SET email = NULL WHERE wish = OLD.id;
      DELETE FROM mails WHERE wish = OLD.id AND sent_at IS NULL;`,
  ],
  ['told_of_deleted_wishes', 'wishes', 'DELETE FROM wishes_told WHERE wish = OLD.id;'],
  [
    'ways_in_of_deleted_people',
    'desk_people',
    `DELETE FROM desk_passkeys WHERE person = OLD.id;
      DELETE FROM desk_links WHERE person = OLD.id;
      DELETE FROM desk_sessions WHERE person = OLD.id;
      DELETE FROM mails WHERE visitor = OLD.email AND kind = 'desk' AND sent_at IS NULL;`,
  ],
  ['previews_of_ended_sessions', 'desk_sessions', 'DELETE FROM preview_tokens WHERE session = OLD.number;'],
  [
    'room_previews_of_ended_sessions',
    'desk_sessions',
    'DELETE FROM room_previews WHERE session = OLD.number;',
  ],
  ['items_of_deleted_lists', 'desk_lists', 'DELETE FROM desk_list_items WHERE list = OLD.number;'],
  [
    'parts_of_deleted_rooms',
    'rooms',
    `DELETE FROM room_pieces WHERE room = OLD.id;
      DELETE FROM room_pictures WHERE room = OLD.id;
      DELETE FROM room_previews WHERE room = OLD.id;
      UPDATE messages SET room = NULL WHERE room = OLD.id;`,
  ],
  ['pictures_of_deleted_pieces', 'room_pieces', 'DELETE FROM room_pictures WHERE piece = OLD.id;'],
];

/** A draft is one while the list that brings it is, or takes it away, is settled. */
const IS_DRAFT = `comes NOT IN (SELECT number FROM desk_pending)
  AND (goes = 0 OR goes IN (SELECT number FROM desk_pending))`;

const INSTEAD: readonly (readonly [event: 'INSERT' | 'UPDATE' | 'DELETE', statements: string])[] = [
  [
    'INSERT',
    `DELETE FROM desk_draft_rows WHERE shelf = NEW.shelf AND item = NEW.item AND ${IS_DRAFT};
      INSERT INTO desk_draft_rows (shelf, item, number, changes, person, name, at)
        VALUES (NEW.shelf, NEW.item, NEW.number, NEW.changes, NEW.person, NEW.name, NEW.at);`,
  ],
  [
    'UPDATE',
    `UPDATE desk_draft_rows SET number = NEW.number, changes = NEW.changes, person = NEW.person, name = NEW.name, at = NEW.at
        WHERE shelf = OLD.shelf AND item = OLD.item AND ${IS_DRAFT};`,
  ],
  ['DELETE', `DELETE FROM desk_draft_rows WHERE shelf = OLD.shelf AND item = OLD.item AND ${IS_DRAFT};`],
];

async function createTriggers({ run, trigger }: Maker): Promise<void> {
  await run(
    `CREATE VIEW desk_drafts AS
      SELECT shelf, item, number, changes, person, name, at, save FROM desk_draft_rows WHERE ${IS_DRAFT}`,
  );
  for (const [name, table, statements] of AFTER_DELETE)
    await trigger(name, `AFTER DELETE ON ${table}`, statements);
  for (const [event, statements] of INSTEAD)
    await trigger(`desk_drafts_${event.toLowerCase()}`, `INSTEAD OF ${event} ON desk_drafts`, statements, {
      returned: event === 'DELETE' ? 'OLD' : 'NEW',
    });
}
