import type { TSchema } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Queries } from '../database/queries';
import { picturesOf, piecesOf, type RoomRow } from './room-queries';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { oneOf } from '../../src/contract/one-of';
import { LINE_PATTERN, TEXT_PATTERN } from '../../src/contract/text/readable';
import type { Conflict, FieldChange } from '../content/contract/item';
import { GivenPrice, ROOM_OUTCOMES } from './contract/room';
import { DeskError } from '../desk/desk-error';
import { mergeChanges } from '../content/drafts/merge';
import { holdBack, noteRoomChange } from './approval';
import { roomValues } from './room-values';
import { setAlt, setNote, setPrice } from './piece-queries';
import { setColumns, type Act } from './desk-room-queries';

const line = (maxLength: number) => Type.String({ maxLength, pattern: LINE_PATTERN });
const text = Type.String({ maxLength: 20_000, pattern: TEXT_PATTERN });
const orNull = (schema: TSchema) => Type.Union([Type.Null(), schema]);

/** By the first part of a path. */
const FIELDS: Readonly<Record<string, TSchema>> = {
  client: orNull(line(120)),
  email: orNull(Type.String({ maxLength: 254, pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$' })),
  title: orNull(line(200)),
  letter: orNull(text),
  conditions: orNull(text),
  locale: oneOf(LOCALE_CODES),
  valid_until: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$' }),
  is_counted: Type.Boolean(),
  outcome: orNull(oneOf(ROOM_OUTCOMES)),
  note: orNull(text),
  price: orNull(GivenPrice),
  alt: orNull(line(500)),
};
/** Which paths end in a piece or a picture. */
const PARTS: Readonly<Record<string, 'p' | 'q'>> = { note: 'p', price: 'p', alt: 'q' };

/** @throws DeskError for what no room has, or for what no such field may hold */
function requireFitting(changes: readonly FieldChange[]): void {
  const unfit = changes.filter(({ path, value }) => {
    const [name = '', part] = path.split('.');
    const schema = FIELDS[name];
    const isDay = name !== 'valid_until' || !Number.isNaN(Date.parse(String(value)));
    return !schema || part?.[0] !== PARTS[name] || !isDay || !Value.Check(schema, value);
  });
  if (unfit.length > 0) throw new DeskError('invalid', { fields: unfit.map(({ path }) => path) });
}

/** Merges by field. @returns what was not taken, since somebody else has changed it meanwhile */
export async function changeRoom(
  to: Queries,
  room: RoomRow,
  changes: readonly FieldChange[],
  act: Act,
): Promise<Conflict[]> {
  requireFitting(changes);
  const [pieces, pictures] = [await piecesOf(to, room.id), await picturesOf(to, room.id)];
  const values = roomValues(room, pieces, pictures);
  const empties = changes.map((change) => ({ ...change, value: change.value === '' ? null : change.value }));
  const merged = mergeChanges(values, [], empties, { draft: room.changed_by, published: room.changed_by });
  if (merged.changes.length > 0) await holdBack(to, room, act);
  const parts = new Set([...pieces.map(({ id }) => `p${id}`), ...pictures.map(({ id }) => `q${id}`)]);
  for (const { path, value } of merged.changes) {
    const [name = '', part] = path.split('.');
    // Of a piece that a colleague has taken out.
    if (part !== undefined && !parts.has(part)) continue;
    await put(to, room.id, { name, part: Number(part?.slice(1)), value });
  }
  if (merged.changes.length > 0) await noteRoomChange(to, room.id, act);
  return merged.conflicts.map((conflict) => ({ ...conflict, by: room.changed_by }));
}

async function put(
  to: Queries,
  room: number,
  { name, part, value }: { name: string; part: number; value: unknown },
): Promise<void> {
  const words = value === null ? '' : String(value);
  if (name === 'note') return setNote(to, room, part, words);
  if (name === 'alt') return setAlt(to, room, part, words);
  if (name === 'price') return setPrice(to, room, part, value as GivenPrice | null);
  return setColumns(to, room, columnOf(name, value, words));
}

/** Some columns hold an empty text instead of nothing. */
function columnOf(name: string, value: unknown, words: string): Parameters<typeof setColumns>[2] {
  const locale = LOCALE_CODES.find((code) => code === value);
  if (name === 'locale' && locale) return { locale };
  if (name === 'client') return { client: words };
  if (name === 'title') return { title: words };
  if (name === 'letter') return { letter: words };
  if (name === 'conditions') return { conditions: words };
  if (name === 'valid_until') return { valid_until: words };
  if (name === 'email') return { email: words || null };
  if (name === 'is_counted') return { is_counted: value === true ? 1 : 0 };
  if (name === 'outcome') return { outcome: ROOM_OUTCOMES.find((outcome) => outcome === value) ?? null };
  throw new TypeError(`No field of a room takes this as its ${name}`);
}
