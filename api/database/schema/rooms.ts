import type { Generated } from 'kysely';
import type { RoomOutcome } from '../../rooms/contract/room';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Flag } from './flag';

interface RoomsTable {
  id: Generated<number>;
  token_hash: string | null;
  locale: LocaleCode;
  client: string;
  email: string | null;
  title: string;
  letter: Generated<string>;
  conditions: Generated<string>;
  code: string | null;
  is_counted: Generated<Flag>;
  valid_until: string;
  made_at: string;
  made_by: string;
  changed_at: string;
  changed_by: string;
  number: Generated<number>;
  given_at: string | null;
  withdrawn_at: string | null;
  openings: Generated<number>;
  opened_at: string | null;
  seen_at: string | null;
  outcome: RoomOutcome | null;
  folded: Generated<string>;
  arrangement: string | null;
  shown: string | null;
}

interface RoomPiecesTable {
  id: Generated<number>;
  room: number;
  position: number;
  work: string;
  title: string;
  note: Generated<string>;
  price: string | null;
  seconds: Generated<number>;
  content: string | null;
}

interface RoomPicturesTable {
  id: Generated<number>;
  room: number;
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
