/** The script in the page's head reads it as well. */
export const CODE_KEY = 'room-code:';

/** Of a room that opens with one, as long as the tab is open. */
export function keptCode(token: string): string | undefined {
  try {
    return sessionStorage.getItem(CODE_KEY + token) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepCode(token: string, code: string | undefined): void {
  try {
    if (code) sessionStorage.setItem(CODE_KEY + token, code);
    else sessionStorage.removeItem(CODE_KEY + token);
  } catch {
    // Blocked storage: a reload asks for it again.
  }
}
