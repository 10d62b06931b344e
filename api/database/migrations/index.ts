import type { Kysely } from 'kysely';
import type { Engine } from '../engine';
import { createTables } from './001-tables';
import { createChanges } from './002-changes';
import { createItems } from './003-items';
import { addListed } from './004-listed';
import { createListed } from './005-listed';
import { createFiles } from './006-files';
import { createSharedState } from './007-processes';
import { createItemFiles } from './008-item-files';
import { createListedFiles } from './009-listed-files';

type Migrate = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** By their names, in their order. A released migration never changes. */
export const MIGRATIONS: Readonly<Record<string, Migrate>> = {
  '001-tables': createTables,
  '002-changes': createChanges,
  '003-items': createItems,
  '004-listed': addListed,
  '005-listed': createListed,
  '006-files': createFiles,
  '007-processes': createSharedState,
  '008-item-files': createItemFiles,
  '009-listed-files': createListedFiles,
};
