import { createTables } from './001-tables';
import { createContent } from './003-content';
import type { Maker } from './maker';

/** By their names, in their order. A released migration never changes. */
export const MIGRATIONS: Readonly<Record<string, (maker: Maker) => Promise<void>>> = {
  '001-tables': createTables,
  // What each publication made out of date, which hosts ask for (`GET /api/changes`).
  '002-changes': ({ table }) => table('changes', 'number id, at moment, tags json'),
  '003-content': createContent,
  // Tells an item from what it was before, without reading it (`known-pages.ts`). Each start fills it where rules have changed.
  '004-item-versions': ({ run }) => run("ALTER TABLE items ADD COLUMN version text NOT NULL DEFAULT ''"),
};
