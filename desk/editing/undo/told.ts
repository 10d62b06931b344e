import type { Did } from '../edit-state';

/** What is told of a step that was taken. @param all its fields @param changed those that nobody has changed since */
export function toldOf(
  what: 'undone' | 'redone',
  all: readonly string[],
  changed: readonly string[],
): Did | undefined {
  if (changed.length > 0) return { what, paths: changed };
  if (all.length > 0) return { what: 'blocked', paths: all };
  // Who asks for it in vain is told.
  return what === 'undone' ? { what: 'nothing', paths: [] } : undefined;
}
