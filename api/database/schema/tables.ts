import type { FilesTables } from './files';
import type { ItemsTables } from './items';
import type { ListedTables } from './listed';
import type { PeopleTables } from './people';
import type { ProcessesTables } from './processes';
import type { RoomsTables } from './rooms';
import type { VisitorsTables } from './visitors';

/** All tables, by their names in the database. Moments are ISO times in UTC; JSON is text. */
export interface Tables
  extends
    VisitorsTables,
    PeopleTables,
    ItemsTables,
    ListedTables,
    FilesTables,
    RoomsTables,
    ProcessesTables {}
