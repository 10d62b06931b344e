import type { Generated } from 'kysely';
import type { RoomOutcome } from '../../rooms/contract/room';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Flag } from './flag';

/** Times are ISO 8601. */
interface RoomsTable {
  id: Generated<number>;
  /** Null before it was given to anybody, and once it is withdrawn. */
  token_hash: string | null;
  locale: LocaleCode;
  client: string;
  email: string | null;
  title: string;
  letter: Generated<string>;
  conditions: Generated<string>;
  /** A hash of argon2. */
  code: string | null;
  is_counted: Generated<Flag>;
  valid_until: string;
  made_at: string;
  made_by: string;
  changed_at: string;
  changed_by: string;
  /** Grows with each change that its client may see. */
  number: Generated<number>;
  given_at: string | null;
  withdrawn_at: string | null;
  openings: Generated<number>;
  /** First and last. */
  opened_at: string | null;
  seen_at: string | null;
  outcome: RoomOutcome | null;
  folded: Generated<string>;
  /** `Arranged` as JSON. */
  arrangement: string | null;
  /** `ShownRoom` as JSON; null where nothing waits. */
  shown: string | null;
}

interface RoomPiecesTable {
  id: Generated<number>;
  room: number;
  position: number;
  /** Id; the catalogue may have it no longer. */
  work: string;
  /** In the room's language, when it was put there. */
  title: string;
  note: Generated<string>;
  price: string | null;
  seconds: Generated<number>;
  content: string | null;
}

interface RoomPicturesTable {
  id: Generated<number>;
  room: number;
  /** Null for one of the whole room. */
  piece: number | null;
  name: string;
  extension: string;
  alt: Generated<string>;
  width: number;
  height: number;
  color: string;
}

interface RoomPreviewsTable {
  token_hash: string;
  room: number;
  session: number;
  expires_at: string;
}

export interface RoomsTables {
  rooms: RoomsTable;
  room_pieces: RoomPiecesTable;
  room_pictures: RoomPicturesTable;
  room_previews: RoomPreviewsTable;
}
