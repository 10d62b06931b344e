/** ms without typing after which a letter is a key again. */
const MOMENT_MS = 1_500;

/**
 * Of a field that was taken away while somebody typed into it: what they go on typing is meant for it, and is no key.
 *
 * @returns what is asked of each key that is pressed
 */
export function watchTyping(fields: string): (event: KeyboardEvent) => boolean {
  let typedIn: Element | undefined;
  let typedAt = -Infinity;
  return ({ target, key, timeStamp }) => {
    const field = target instanceof Element ? target.closest(fields) : null;
    const isTyping = key.length === 1 || key === 'Backspace' || key === 'Dead';
    if (field) typedIn = isTyping ? field : undefined;
    const isAway = !field && typedIn !== undefined && !typedIn.isConnected;
    const isStill = isAway && isTyping && timeStamp - typedAt < MOMENT_MS;
    if (field || isStill) typedAt = timeStamp;
    return isStill;
  };
}
