import { useSearch } from '@tanstack/react-router';
import { shelfSearchOf, type ShelfSearch } from './shelf-search';

/** What the address of an item has: the list that one comes from, and how the page is shown beside the form. */
export interface EditorSearch extends ShelfSearch {
  /** `fr,evening,phone` */
  preview?: string;
}

const PREVIEW = /^[a-z]{1,12}(,[a-z]{1,12}){0,3}$/;

export const previewOf = (preview: unknown): Pick<EditorSearch, 'preview'> =>
  typeof preview === 'string' && PREVIEW.test(preview) ? { preview } : {};

export const editorSearchOf = (given: Record<string, unknown>): EditorSearch => ({
  ...shelfSearchOf(given),
  ...previewOf(given['preview']),
});

export const useEditorSearch = (): EditorSearch => useSearch({ strict: false });

export const listOf = ({ preview: _, ...list }: EditorSearch): ShelfSearch => list;
