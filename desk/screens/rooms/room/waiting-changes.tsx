import { priceOf } from '../../../app/items/work-price';
import { textIn } from '../../../app/items/title';
import { useLanguage, type Language } from '../../../app/words';
import type { GivenPrice, OpenRoom, WaitingPart } from '../../../../api/rooms/contract/room';
import { languageName } from '../../../../api/desk/contract/languages';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { ROOM_PART } from '../../../theme/rooms';
import { useRoom } from './room-session';

/** What the client of the room does not see yet, with what stands there meanwhile. */
export function WaitingChanges() {
  const language = useLanguage();
  const { say, names } = language;
  const { room } = useRoom();
  if (!room.waits) return null;
  return (
    <section aria-labelledby="room-waits" sx={ROOM_PART}>
      <h2 id="room-waits">{say('room.waitsTitle')}</h2>
      <p>{say('room.waitsText', { names: names(room.waits.by) })}</p>
      <ul>
        {room.waiting.map((part) => (
          <li key={part.path}>{partWords(part, room, language)}</li>
        ))}
      </ul>
    </section>
  );
}

function partWords({ path, was }: WaitingPart, { pieces }: OpenRoom, language: Language): string {
  const { say, locale } = language;
  const [name = '', part] = path.split('.');
  const piece = pieces.find(({ id }) => part === `p${id}`);
  const label = say(LABELS[name as keyof typeof LABELS]);
  const what = piece
    ? say('room.ofPiece', { what: label, name: textIn(piece.item?.title ?? {}, locale).text || piece.title })
    : label;
  // Long, and with marks: the page beside it shows what becomes of them.
  if (LONG.includes(name)) return what;
  return was === null || was === ''
    ? say('room.wasNothing', { what })
    : say('room.was', { what, was: wasWords(name, was, language) });
}

const LONG: readonly string[] = ['letter', 'conditions', 'note', 'pieces', 'pictures', 'is_counted', 'work'];
const LABELS = {
  client: 'room.client',
  title: 'room.title',
  letter: 'room.letter',
  conditions: 'room.conditions',
  locale: 'room.language',
  valid_until: 'room.until',
  is_counted: 'room.counted',
  note: 'room.note',
  price: 'room.price',
  alt: 'room.alt',
  work: 'room.work',
  pieces: 'room.order',
  pictures: 'room.pictures',
} as const;

function wasWords(name: string, was: unknown, { say, date, locale }: Language): string {
  if (name === 'valid_until') return date(String(was));
  if (name === 'locale') return languageName(was as LocaleCode);
  if (name !== 'price') return String(was);
  return priceOf({ price: was as GivenPrice }, locale) ?? say('room.price.onRequest');
}
