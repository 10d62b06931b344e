import type { Generated } from 'kysely';
import type { Invitation, LoggedAct } from '../../people/contract/identity';
import type { DeskLanguage } from '../../desk/contract/languages';
import type { Permission } from '../../people/contract/permissions';
import type { Flag } from './flag';

interface DeskPeopleTable {
  id: Generated<number>;
  email: string;
  name: string;
  may: Permission;
  language: DeskLanguage;
  letter_keys: Generated<Flag>;
  password: string | null;
  invited_at: string;
  joined_at: string | null;
  seen_at: string | null;
}

interface DeskPasskeysTable {
  id: string;
  person: number;
  public_key: string;
  counter: number;
  transports: string;
  device: string;
  made_at: string;
}

interface DeskLinksTable {
  hash: string;
  purpose: Invitation['purpose'];
  person: number | null;
  invited_by: string | null;
  expires_at: string;
}

interface DeskSessionsTable {
  number: Generated<number>;
  hash: string;
  person: number;
  device: string;
  began_at: string;
  seen_at: string;
  confirmed_at: string | null;
}

interface DeskLogTable {
  id: Generated<number>;
  at: string;
  person: number | null;
  name: string;
  what: LoggedAct;
  about: string | null;
}

interface DeskNotesTable {
  id: Generated<number>;
  message: number;
  at: string;
  person: number | null;
  name: string;
  note: string;
}

interface DeskTemplatesTable {
  version: Generated<number>;
  at: string;
  name: string;
  templates: string;
}

export interface PeopleTables {
  desk_people: DeskPeopleTable;
  desk_passkeys: DeskPasskeysTable;
  desk_links: DeskLinksTable;
  desk_sessions: DeskSessionsTable;
  desk_log: DeskLogTable;
  desk_notes: DeskNotesTable;
  desk_templates: DeskTemplatesTable;
}
