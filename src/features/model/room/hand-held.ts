/** Whether this is a phone or a tablet. Not in a first render, which does not know it. */
export const isHandHeld = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;
