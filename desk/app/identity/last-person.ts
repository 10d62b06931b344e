const KEPT = 'desk-person';

/** Who is signed in in this browser: without the network nobody can be asked. @param id null: nobody any more */
export function keepLastPerson(id: number | null): void {
  try {
    if (id === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, String(id));
  } catch {
    // Storage is blocked: then nothing that was written is kept either.
  }
}

export function lastPerson(): number | undefined {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}
