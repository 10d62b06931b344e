import { sql, type Kysely } from 'kysely';
import { columnsOf } from '../columns';
import type { Engine } from '../engine';
import { createTriggers } from './001-triggers';

/** The tables as they were before these migrations. A database of SQLite that has them is left as it is. */
export async function createTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite' && (await db.introspection.getTables()).some(({ name }) => name === 'messages'))
    return;
  // The name of SQLite's own, so that COLLATE NOCASE means the same on both: 'a' equals 'A'.
  if (engine === 'postgres')
    await sql`create collation nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false)`.execute(
      db,
    );
  await createVisitors(db, engine);
  await createPeople(db, engine);
  await createItems(db, engine);
  await createLists(db, engine);
  await createRooms(db, engine);
  await createTriggers(db, engine);
}

async function createVisitors({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const { id, text, moment, json, email, whole, flag } = columnsOf(engine);
  await schema
    .createTable('messages')
    .addColumn('id', ...id)
    .addColumn('received_at', ...moment.required)
    .addColumn('locale', ...text.required)
    .addColumn('name', ...text.required)
    .addColumn('email', ...text.required)
    .addColumn('phone', ...text.optional)
    .addColumn('message', ...text.required)
    .addColumn('inquiry_by', ...text.required)
    .addColumn('work', ...text.optional)
    .addColumn('works', ...json.optional)
    .addColumn('event', ...text.optional)
    .addColumn('state', ...text.or('new'))
    .addColumn('answered_at', ...moment.optional)
    .addColumn('answered_by', ...text.optional)
    .addColumn('answering', ...whole.optional)
    .addColumn('folded', ...text.or(''))
    .addColumn('room', ...whole.optional)
    .addColumn('arrangement', ...json.optional)
    .addColumn('is_suspected', ...flag.or(0))
    .execute();
  await schema
    .createIndex('messages_by_state')
    .on('messages')
    .columns(['state', 'received_at', 'id'])
    .execute();
  await schema.createIndex('messages_by_time').on('messages').columns(['received_at', 'id']).execute();
  await schema
    .createIndex('messages_by_email')
    .on('messages')
    .expression(sql`email collate NOCASE`)
    .execute();
  await schema.createIndex('messages_by_room').on('messages').column('room').execute();
  await schema
    .createTable('mails')
    .addColumn('id', ...id)
    .addColumn('kind', ...text.required)
    .addColumn('message', ...whole.optional)
    .addColumn('visitor', ...email.optional)
    .addColumn('content', ...json.optional)
    .addColumn('message_id', ...text.optional)
    .addColumn('queued_at', ...moment.required)
    .addColumn('tried_since', ...moment.required)
    .addColumn('due_at', ...moment.required)
    .addColumn('tries', ...whole.or(0))
    .addColumn('last_error', ...text.optional)
    .addColumn('claim', ...text.optional)
    .addColumn('claimed_until', ...moment.optional)
    .addColumn('sent_at', ...moment.optional)
    .addColumn('given_up_at', ...moment.optional)
    .addColumn('wish', ...whole.optional)
    .execute();
  await schema.createIndex('mails_by_state').on('mails').columns(['sent_at', 'due_at']).execute();
  await schema
    .createTable('mail_links')
    .addColumn('hash', ...text.key)
    .addColumn('purpose', ...text.required)
    .addColumn('email', ...email.optional)
    .addColumn('made_at', ...moment.required)
    .addColumn('consent', ...text.optional)
    .addColumn('locale', ...text.optional)
    .addColumn('wish', ...whole.optional)
    .execute();
  await schema.createIndex('mail_links_by_email').on('mail_links').column('email').execute();
  await schema
    .createTable('posts')
    .addColumn('key', ...text.key)
    .addColumn('contents', ...text.required)
    .addColumn('kept_at', ...moment.required)
    .addColumn('visitor', ...text.optional)
    .execute();
  await schema.createIndex('posts_by_time').on('posts').column('kept_at').execute();
  await schema
    .createTable('subscriptions')
    .addColumn('email', ...email.key)
    .addColumn('subscribed_at', ...moment.required)
    .addColumn('locale', ...text.required)
    .addColumn('name', ...text.optional)
    .addColumn('is_professional', ...flag.required)
    .addColumn('state', ...text.or('unasked'))
    .addColumn('asked_at', ...moment.optional)
    .addColumn('asked_times', ...whole.or(0))
    .addColumn('confirmed_at', ...moment.optional)
    .addColumn('consent', ...text.optional)
    .addColumn('consent_locale', ...text.optional)
    .addColumn('folded', ...text.or(''))
    .addColumn('is_suspected', ...flag.or(0))
    .execute();
  await schema
    .createIndex('subscriptions_by_time')
    .on('subscriptions')
    .columns(['subscribed_at', 'email'])
    .execute();
  await schema
    .createTable('wishes')
    .addColumn('id', ...id)
    .addColumn('made_at', ...moment.required)
    .addColumn('locale', ...text.required)
    .addColumn('email', ...email.required)
    .addColumn('wish', ...text.required)
    .addColumn('work', ...text.optional)
    .addColumn('creator', ...text.optional)
    .addColumn('type', ...text.optional)
    .addColumn('state', ...text.required)
    .addColumn('asked_at', ...moment.optional)
    .addColumn('asked_times', ...whole.or(0))
    .addColumn('confirmed_at', ...moment.optional)
    .addColumn('consent', ...text.optional)
    .addColumn('consent_locale', ...text.optional)
    .addColumn('folded', ...text.or(''))
    .addColumn('is_suspected', ...flag.or(0))
    .execute();
  await schema.createIndex('wishes_by_email').on('wishes').column('email').execute();
  await schema
    .createTable('wishes_told')
    .addColumn('wish', ...whole.required)
    .addColumn('work', ...text.required)
    .addColumn('at', ...moment.required)
    .addPrimaryKeyConstraint('wishes_told_key', ['wish', 'work'])
    .execute();
  await schema
    .createTable('preview_tokens')
    .addColumn('number', ...id)
    .addColumn('token_hash', ...text.unique)
    .addColumn('type', ...text.required)
    .addColumn('id', ...text.required)
    .addColumn('locale', ...text.required)
    .addColumn('expires_at', ...moment.required)
    .addColumn('session', ...whole.optional)
    .addColumn('given_by', ...text.optional)
    .execute();
  await schema
    .createTable('retention')
    .addColumn('id', ...whole.keyOf(1))
    .addColumn('looked_at', ...moment.required)
    .addColumn('held_until', ...moment.optional)
    .execute();
}

async function createPeople({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const { id, text, moment, json, email, whole, flag } = columnsOf(engine);
  await schema
    .createTable('desk_people')
    .addColumn('id', ...id)
    .addColumn('email', ...email.unique)
    .addColumn('name', ...text.required)
    .addColumn('may', ...text.required)
    .addColumn('language', ...text.required)
    .addColumn('letter_keys', ...flag.or(1))
    .addColumn('password', ...text.optional)
    .addColumn('invited_at', ...moment.required)
    .addColumn('joined_at', ...moment.optional)
    .addColumn('seen_at', ...moment.optional)
    .execute();
  await schema
    .createTable('desk_passkeys')
    .addColumn('id', ...text.key)
    .addColumn('person', ...whole.required)
    .addColumn('public_key', ...text.required)
    .addColumn('counter', ...whole.required)
    .addColumn('transports', ...json.required)
    .addColumn('device', ...text.required)
    .addColumn('made_at', ...moment.required)
    .execute();
  await schema.createIndex('desk_passkeys_by_person').on('desk_passkeys').column('person').execute();
  await schema
    .createTable('desk_links')
    .addColumn('hash', ...text.key)
    .addColumn('purpose', ...text.required)
    .addColumn('person', ...whole.optional)
    .addColumn('invited_by', ...text.optional)
    .addColumn('expires_at', ...moment.required)
    .execute();
  await schema.createIndex('desk_links_by_person').on('desk_links').column('person').execute();
  await schema
    .createTable('desk_sessions')
    .addColumn('number', ...id)
    .addColumn('hash', ...text.unique)
    .addColumn('person', ...whole.required)
    .addColumn('device', ...text.required)
    .addColumn('began_at', ...moment.required)
    .addColumn('seen_at', ...moment.required)
    .addColumn('confirmed_at', ...moment.optional)
    .execute();
  await schema.createIndex('desk_sessions_by_person').on('desk_sessions').column('person').execute();
  await schema
    .createTable('desk_log')
    .addColumn('id', ...id)
    .addColumn('at', ...moment.required)
    .addColumn('person', ...whole.optional)
    .addColumn('name', ...text.required)
    .addColumn('what', ...text.required)
    .addColumn('about', ...text.optional)
    .execute();
  await schema.createIndex('desk_log_by_time').on('desk_log').column('at').execute();
  await schema
    .createTable('desk_notes')
    .addColumn('id', ...id)
    .addColumn('message', ...whole.required)
    .addColumn('at', ...moment.required)
    .addColumn('person', ...whole.optional)
    .addColumn('name', ...text.required)
    .addColumn('note', ...text.required)
    .execute();
  await schema.createIndex('desk_notes_by_message').on('desk_notes').column('message').execute();
  await schema
    .createTable('desk_templates')
    .addColumn('version', ...id)
    .addColumn('at', ...moment.required)
    .addColumn('name', ...text.required)
    .addColumn('templates', ...json.required)
    .execute();
}

async function createItems({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const { id, text, moment, json, whole } = columnsOf(engine);
  await schema
    .createTable('desk_versions')
    .addColumn('number', ...id)
    .addColumn('shelf', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('at', ...moment.required)
    .addColumn('person', ...whole.optional)
    .addColumn('name', ...text.optional)
    .addColumn('act', ...text.required)
    .addColumn('before', ...text.optional)
    .addColumn('after', ...text.optional)
    .execute();
  await schema
    .createIndex('desk_versions_by_item')
    .on('desk_versions')
    .columns(['shelf', 'item', 'number'])
    .execute();
  await schema
    .createTable('desk_writing')
    .addColumn('shelf', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('act', ...text.required)
    .addColumn('before', ...text.optional)
    .addColumn('after', ...text.optional)
    .addColumn('draft', ...whole.optional)
    .addPrimaryKeyConstraint('desk_writing_key', ['shelf', 'item'])
    .execute();
  await schema
    .createTable('desk_schedules')
    .addColumn('shelf', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('act', ...text.required)
    .addColumn('at', ...moment.required)
    .addColumn('person', ...whole.optional)
    .addColumn('name', ...text.required)
    .addColumn('draft', ...whole.optional)
    .addColumn('unseen', ...text.optional)
    .addPrimaryKeyConstraint('desk_schedules_key', ['shelf', 'item'])
    .execute();
  await schema.createIndex('desk_schedules_by_time').on('desk_schedules').column('at').execute();
  await schema
    .createTable('desk_missed_times')
    .addColumn('shelf', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('act', ...text.required)
    .addColumn('at', ...moment.required)
    .addColumn('person', ...whole.optional)
    .addColumn('name', ...text.required)
    .addColumn('why', ...text.required)
    .addPrimaryKeyConstraint('desk_missed_times_key', ['shelf', 'item'])
    .execute();
  await schema
    .createTable('desk_discarded')
    .addColumn('shelf', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('path', ...text.required)
    .addColumn('name', ...text.required)
    .addColumn('at', ...moment.required)
    .addPrimaryKeyConstraint('desk_discarded_key', ['shelf', 'item', 'path'])
    .execute();
  await schema
    .createTable('desk_news_ends')
    .addColumn('news', ...text.key)
    .addColumn('at', ...moment.required)
    .addColumn('person', ...whole.optional)
    .addColumn('name', ...text.required)
    .addColumn('said', ...text.required)
    .execute();
  await schema
    .createTable('desk_thrown_away')
    .addColumn('number', ...id)
    .addColumn('kind', ...text.required)
    .addColumn('shelf', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('changes', ...json.required)
    .addColumn('draft', ...whole.required)
    .addColumn('person', ...whole.optional)
    .addColumn('name', ...text.required)
    .addColumn('at', ...moment.required)
    .addColumn('schedule', ...json.optional)
    .addColumn('thrown_by', ...text.required)
    .addColumn('thrown_at', ...moment.required)
    .execute();
  await schema
    .createIndex('desk_thrown_away_by_item')
    .on('desk_thrown_away')
    .columns(['shelf', 'item'])
    .execute();
  await schema
    .createTable('desk_clock')
    .addColumn('id', ...whole.keyOf(1))
    .addColumn('trusted_at', ...moment.required)
    .addColumn('looked_at', ...moment.required)
    .addColumn('held_until', ...moment.optional)
    .execute();
  await schema
    .createTable('desk_draft_rows')
    .addColumn('save', ...id)
    .addColumn('shelf', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('number', ...whole.required)
    .addColumn('changes', ...json.required)
    .addColumn('person', ...whole.optional)
    .addColumn('name', ...text.required)
    .addColumn('at', ...moment.required)
    .addColumn('comes', ...whole.or(0))
    .addColumn('goes', ...whole.or(0))
    .addUniqueConstraint('desk_draft_rows_once', ['shelf', 'item', 'comes', 'goes'])
    .execute();
  await schema
    .createIndex('desk_draft_rows_that_come')
    .on('desk_draft_rows')
    .column('comes')
    .where(sql.ref('comes'), '>', 0)
    .execute();
  await schema
    .createIndex('desk_draft_rows_that_go')
    .on('desk_draft_rows')
    .column('goes')
    .where(sql.ref('goes'), '>', 0)
    .execute();
}

async function createLists({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const { id, text, moment, json, whole, flag } = columnsOf(engine);
  await schema
    .createTable('desk_pending')
    .addColumn('number', ...id)
    .addColumn('list', ...whole.optional)
    .execute();
  await schema
    .createTable('desk_lists')
    .addColumn('number', ...id)
    .addColumn('name', ...text.required)
    .addColumn('at', ...moment.required)
    .addColumn('person', ...whole.optional)
    .addColumn('by', ...text.required)
    .addColumn('taken_back_at', ...moment.optional)
    .addColumn('taken_back_by', ...text.optional)
    .execute();
  await schema
    .createTable('desk_list_items')
    .addColumn('list', ...whole.required)
    .addColumn('shelf', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('is_new', ...flag.required)
    .addColumn('draft', ...whole.required)
    .addColumn('before', ...json.optional)
    .addColumn('pictures', ...json.optional)
    .addPrimaryKeyConstraint('desk_list_items_key', ['list', 'shelf', 'item'])
    .execute();
  await schema
    .createTable('former_pictures')
    .addColumn('name', ...text.key)
    .addColumn('file', ...text.required)
    .addColumn('hd', ...flag.required)
    .addColumn('facts', ...json.required)
    .execute();
  await schema
    .createTable('desk_replaced_pictures')
    .addColumn('file', ...text.key)
    .addColumn('was', ...text.required)
    .addColumn('at', ...moment.required)
    .addColumn('name', ...text.optional)
    .execute();
  await schema
    .createTable('desk_read_again')
    .addColumn('shelf', ...text.required)
    .addColumn('item', ...text.required)
    .addColumn('file', ...text.required)
    .addColumn('alt', ...text.required)
    .addPrimaryKeyConstraint('desk_read_again_key', ['shelf', 'item', 'file'])
    .execute();
}

async function createRooms({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  const { id, text, moment, json, email, whole, flag } = columnsOf(engine);
  await schema
    .createTable('rooms')
    .addColumn('id', ...id)
    .addColumn('token_hash', ...text.optionalUnique)
    .addColumn('locale', ...text.required)
    .addColumn('client', ...text.required)
    .addColumn('email', ...email.optional)
    .addColumn('title', ...text.required)
    .addColumn('letter', ...text.or(''))
    .addColumn('conditions', ...text.or(''))
    .addColumn('code', ...text.optional)
    .addColumn('is_counted', ...flag.or(1))
    .addColumn('valid_until', ...moment.required)
    .addColumn('made_at', ...moment.required)
    .addColumn('made_by', ...text.required)
    .addColumn('changed_at', ...moment.required)
    .addColumn('changed_by', ...text.required)
    .addColumn('number', ...whole.or(1))
    .addColumn('given_at', ...moment.optional)
    .addColumn('withdrawn_at', ...moment.optional)
    .addColumn('openings', ...whole.or(0))
    .addColumn('opened_at', ...moment.optional)
    .addColumn('seen_at', ...moment.optional)
    .addColumn('outcome', ...text.optional)
    .addColumn('folded', ...text.or(''))
    .addColumn('arrangement', ...json.optional)
    .addColumn('shown', ...json.optional)
    .execute();
  await schema.createIndex('rooms_by_time').on('rooms').columns(['made_at', 'id']).execute();
  await schema
    .createTable('room_pieces')
    .addColumn('id', ...id)
    .addColumn('room', ...whole.required)
    .addColumn('position', ...whole.required)
    .addColumn('work', ...text.required)
    .addColumn('title', ...text.required)
    .addColumn('note', ...text.or(''))
    .addColumn('price', ...json.optional)
    .addColumn('seconds', ...whole.or(0))
    .addColumn('content', ...json.optional)
    .execute();
  await schema.createIndex('room_pieces_by_room').on('room_pieces').columns(['room', 'position']).execute();
  await schema
    .createTable('room_pictures')
    .addColumn('id', ...id)
    .addColumn('room', ...whole.required)
    .addColumn('piece', ...whole.optional)
    .addColumn('name', ...text.unique)
    .addColumn('extension', ...text.required)
    .addColumn('alt', ...text.or(''))
    .addColumn('width', ...whole.required)
    .addColumn('height', ...whole.required)
    .addColumn('color', ...text.required)
    .execute();
  await schema.createIndex('room_pictures_by_room').on('room_pictures').columns(['room', 'id']).execute();
  await schema
    .createTable('room_previews')
    .addColumn('token_hash', ...text.key)
    .addColumn('room', ...whole.required)
    .addColumn('session', ...whole.required)
    .addColumn('expires_at', ...moment.required)
    .execute();
}
