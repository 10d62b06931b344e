import type { GalleryDatabase } from '../database/database';
import { deskAddress, type DeskServices } from './desk-services';
import { makeLink } from '../people/link-queries';
import { isDeskEmpty } from '../people/people-queries';

export interface DeskEntry {
  url: string;
  /** One-time link for the first owner; undefined once somebody can sign in. */
  firstLink: string | undefined;
}

/** Makes a new first link, which replaces the one before. */
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
