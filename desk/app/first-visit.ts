const KEY = 'desk.first-visit';

/** Somebody has just come in by an invitation, in this window. */
export function beginFirstVisit(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // A browser that keeps nothing greets nobody.
  }
}

export function isFirstVisit(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function endFirstVisit(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was never begun.
  }
}
