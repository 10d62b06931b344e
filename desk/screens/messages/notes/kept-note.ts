/** Per person: what one typed is never kept under another's name. */
const keyOf = (person: number, message: number): string => `desk.note.${person}.${message}`;

/** A note that is being written, in the browser until the server has it; undefined where none is. */
export function keptNote(person: number, message: number): string | undefined {
  try {
    return localStorage.getItem(keyOf(person, message)) ?? undefined;
  } catch {
    // A browser that keeps nothing.
    return undefined;
  }
}

export function keepNote(person: number, message: number, text: string | undefined): void {
  try {
    if (text?.trim()) localStorage.setItem(keyOf(person, message), text);
    else localStorage.removeItem(keyOf(person, message));
  } catch {
    // A browser that is full keeps it in the page alone.
  }
}
