import { writeSync } from 'node:fs';
import { openDatabase } from '../database/open-database';
import type { GalleryDatabase } from '../database/database';
import { keepMessage } from '../messages/message-queries';
import { hashOf } from '../people/secret';
import { createPreviewToken } from '../previews/preview-tokens';
import { keepSubscription } from '../subscriptions/newsletter-queries';

const TARGET = { type: 'work', id: 'lamp', locale: 'fr', expires_at: '2999-01-01' } as const;

/**
 * A process that writes into the database of a data folder until it is killed, and says in a line of each row that it was
 * promised: `endless-writer.ts <data folder> <name>`. What fails was not promised.
 */
async function writeEndlessly(dataDir: string, name: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  for (let turn = 0; ; turn += 1) await writeRows(database, `${name}-${turn}`).catch(() => {});
}

async function writeRows({ write }: GalleryDatabase, name: string): Promise<void> {
  const email = `${name}@example.org`;
  const body = { name, email, message: name, newsletter: true, inquiry_by: 'email' } as const;
  await write(async (statements) => {
    await keepMessage(statements, body, { works: [] }, 'en');
    await keepSubscription(statements, { email, isProfessional: false }, 'en');
  });
  say('messages', name);
  say('subscriptions', email);
  const token = await write((statements) => createPreviewToken(statements, TARGET));
  say('preview_tokens', hashOf(token));
}

/** At once, so that a kill takes no line back. */
const say = (table: string, row: string): void => void writeSync(1, `${table} ${row}\n`);

const [dataDir = '', name = ''] = process.argv.slice(2);
void writeEndlessly(dataDir, name);
