import type { FieldChange } from './item';

/** What one person has written in a draft. */
export interface Writer {
  name: string;
  /** In the order of the draft. */
  paths: readonly string[];
}

/** Who has written what of these, somebody who is named `but` left out. */
export function writersOf(
  changes: readonly Pick<FieldChange, 'path' | 'by' | 'also'>[],
  but?: string,
): Writer[] {
  const writers = new Map<string, string[]>();
  for (const { path, by, also = [] } of changes)
    for (const name of new Set([...also, ...(by === undefined ? [] : [by])]))
      if (name !== but) writers.set(name, [...(writers.get(name) ?? []), path]);
  return [...writers].map(([name, paths]) => ({ name, paths }));
}
