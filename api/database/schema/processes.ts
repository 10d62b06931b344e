import type { Generated } from 'kysely';

interface SecretsTable {
  name: string;
  value: string;
}

interface UsedChallengesTable {
  challenge: string;
  until: string;
}

/** Lists on their way from a browser into the catalogue. */
interface SentListsTable {
  id: string;
  person: number;
  begun_at: string;
  name: string;
  headings: string;
  /** How often rows came. */
  parts: Generated<number>;
}

interface SentRowsTable {
  list: string;
  place: number;
  row: string;
}

/** Files on their way to the desk; their parts are in the store. */
interface UploadsTable {
  id: string;
  person: number;
  begun_at: string;
  /** Of all of it; null where that is not told yet. */
  bytes: number | null;
  /** Bytes of the parts. */
  arrived: number;
  /** JSON: names of the parts, in their order. */
  parts: string;
}

/** What takes longer than a proxy waits. */
interface ErrandsTable {
  name: string;
  /** Of what is to be done. */
  key: string;
  /** JSON, as the desk is answered. */
  errand: string;
  /** A process that is killed has it no longer than that; '' once it is done. */
  until: string;
}

export interface ProcessesTables {
  errands: ErrandsTable;
  secrets: SecretsTable;
  used_challenges: UsedChallengesTable;
  sent_lists: SentListsTable;
  sent_rows: SentRowsTable;
  uploads: UploadsTable;
}
