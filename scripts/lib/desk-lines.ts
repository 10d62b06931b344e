import type { DeskEntry } from '../../desk/server/entry';

/** While nobody can sign in, also the first owner's way in. */
export function deskLines(entry: DeskEntry | undefined): string {
  if (!entry) return '';
  const { url, firstLink } = entry;
  const first =
    firstLink &&
    `\n\nNobody can sign in to the desk yet. This link makes its first owner, once:\n${firstLink}`;
  return `\nDesk  ${url}${first ?? ''}`;
}
