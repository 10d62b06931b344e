import type { PersonalTable } from '../../../api/privacy/contract/personal-data';
import { nameOfField } from './kept-fields';
import { valueOfField, type Speaking } from './kept-values';

/** What only a computer reads: marks of forms, links and mails, numbers of rows and persons, tries of sending. It is in the JSON. */
const FOR_MACHINES: readonly string[] = [
  ...['id', 'person', 'answering', 'number', 'room', 'arrangement'],
  ...['hash', 'key', 'contents', 'consent_locale', 'asked_times'],
  ...['kind', 'message_id', 'tried_since', 'due_at', 'tries', 'claim', 'claimed_until'],
];

/** Numbers of the message or the wish that a row belongs to; elsewhere their words. */
const isForMachines = (table: PersonalTable, name: string, value: unknown): boolean =>
  FOR_MACHINES.includes(name) ||
  ((name === 'message' || name === 'wish') && typeof value === 'number') ||
  (table === 'posts' && name === 'visitor');

/** What a row says, in words; fields that are empty are left out. */
export const lineOf = (
  row: Record<string, unknown>,
  table: PersonalTable,
  speaking: Speaking,
): [name: string, value: string][] =>
  Object.entries(row)
    .filter(([name, value]) => !isForMachines(table, name, value))
    .map(([name, value]): [string, string] => [
      nameOfField(table, name, speaking.language),
      valueOfField(table, name, value, speaking),
    ])
    .filter(([, value]) => value !== '');
