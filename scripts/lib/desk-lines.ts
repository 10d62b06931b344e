import type { DeskEntry } from '../../api/desk/entry';

export function deskLines(entry: DeskEntry | undefined): string {
  if (!entry) return '';
  const { url, firstLink } = entry;
  const first =
    firstLink &&
    `\n\nNobody can sign in to the desk yet. This link makes its first owner, once:\n${firstLink}`;
  return `\nDesk  ${url}${first ?? ''}`;
}
