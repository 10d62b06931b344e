import { MIGRATIONS } from '../migrations';

type Migrate = (typeof MIGRATIONS)[string];

/** Code of a release that has one migration more. @returns what runs something as that release */
export function withMigration(name: string, migrate: Migrate) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const migrations: Record<string, Migrate> = MIGRATIONS;
    migrations[name] = migrate;
    try {
      return await work();
    } finally {
      delete migrations[name];
    }
  };
}
