import type { GalleryDatabase } from '../../api/storage/database';
import { deskAddress, type DeskServices } from './desk-services';
import { makeLink } from './tables/links';
import { isDeskEmpty } from './tables/people';

/** How somebody gets to the desk. */
export interface DeskEntry {
  url: string;
  /** A one-time link that makes the first owner; undefined once somebody can sign in. */
  firstLink: string | undefined;
}

/** The desk's address and, as long as nobody can sign in, a new link in place of the one before. */
export async function deskEntry(
  database: GalleryDatabase,
  settings: DeskServices['settings'],
): Promise<DeskEntry> {
  const url = deskAddress(settings);
  const isEmpty = await database.read(isDeskEmpty);
  if (!isEmpty) return { url, firstLink: undefined };
  const token = await database.write((to) => makeLink(to, { purpose: 'first', person: null }, Date.now()));
  return { url, firstLink: `${url}/invitation/${token}` };
}
