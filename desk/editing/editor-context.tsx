import { createContext, useContext, useSyncExternalStore } from 'react';
import { isSame, valueAt } from '../contract/items/field-path';
import type { Conflict, Finding, Shelf } from '../contract/items/item';
import type { EditSession } from './edit-session';
import type { EditState } from './edit-state';
import { withAddress } from './with-address';

export interface Editor {
  shelf: Shelf;
  id: string;
  session: EditSession;
}

const Context = createContext<Editor | undefined>(undefined);
export const EditorProvider = Context.Provider;

export function useEditor(): Editor {
  const editor = useContext(Context);
  if (!editor) throw new Error('No item is open here');
  return editor;
}

export function useEditState(): EditState {
  const { session } = useEditor();
  return useSyncExternalStore(session.subscribe, session.state);
}

export interface FieldState<T> {
  value: T | null;
  change: (value: T | null) => void;
  /** As the public sees it; undefined where the field is unchanged, or nothing is public. */
  was: unknown;
  findings: readonly Finding[];
  conflict: Conflict | undefined;
  /** What is typed into it cannot be saved as it is. */
  isUnsavable: boolean;
  /** Colleague who is in it. */
  colleague: string | undefined;
}

const isIn = (path: string, place: string): boolean => place === path || place.startsWith(`${path}.`);

export function useField<T>(path: string): FieldState<T> {
  const { session } = useEditor();
  const { item, values, conflicts, unsavable } = useEditState();
  const value = valueAt(values, path);
  const published = item.published && valueAt(item.published, path);
  const isChanged = item.published !== null && !isSame(published, value);
  return {
    value: value as T | null,
    change: (next) => session.changeAll(withAddress(item, values, { path, value: next })),
    was: isChanged ? published : undefined,
    findings: item.findings.filter((finding) => isIn(path, finding.path)),
    conflict: conflicts.find((one) => one.path === path),
    isUnsavable: unsavable.some((one) => one.path === path),
    colleague: item.here.find((one) => one.path !== null && isIn(path, one.path))?.name,
  };
}
