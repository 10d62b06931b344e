import { createContext, useContext, useSyncExternalStore } from 'react';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { useUnconfirmed } from '../app/uploads/found-right';
import { isSame, valueAt } from '../../api/content/contract/field-path';
import type { Conflict, Finding, Shelf, Values } from '../../api/content/contract/item';
import type { EditSession } from './edit-session';
import type { EditState } from './edit-state';
import { withAddress } from './following/with-address';
import { withLastDay } from './following/with-last-day';
import { withSortName } from './following/with-sort-name';

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
  return useUnconfirmed(useSyncExternalStore(session.subscribe, session.state));
}

export interface FieldState<T> {
  value: T | null;
  /** `isPutRight`: belongs to what was typed just before, and is taken back with it. */
  change: (value: T | null, doing?: { isPutRight?: boolean }) => void;
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

/** It is missing in each language, and so in this one, where the item is to have a page in it. */
function isOfBoth(values: Values, path: string, { path: of, name }: Finding): boolean {
  const locale = LOCALE_CODES.find((code) => path === `${of}.${code}`);
  if (name !== 'missing' || locale === undefined) return false;
  const languages = LOCALE_CODES.filter((code) => valueAt(values, `slug.${code}`));
  return languages.length === 0 || languages.includes(locale);
}

export function useField<T>(path: string): FieldState<T> {
  const { session } = useEditor();
  const { item, values, conflicts, unsavable } = useEditState();
  const value = valueAt(values, path);
  const published = item.published && valueAt(item.published, path);
  const isChanged = item.published !== null && !isSame(published, value);
  return {
    value: value as T | null,
    change: (next, doing) =>
      session.changeAll(
        withLastDay(values, withSortName(item, values, withAddress(item, values, { path, value: next }))),
        doing,
      ),
    was: isChanged ? published : undefined,
    findings: item.findings.filter((finding) => isIn(path, finding.path) || isOfBoth(values, path, finding)),
    conflict: conflicts.find((one) => one.path === path),
    isUnsavable: unsavable.some((one) => one.path === path),
    colleague: item.here.find((one) => one.path !== null && isIn(path, one.path))?.name,
  };
}
