import type { View } from '../../../../api/answers/view';
import type { Creator } from '../../../../api/loading/catalogue-content';
import type { Statements } from '../../../../api/storage/connection';
import { withChanges } from '../../../contract/items/field-path';
import type { Values } from '../../../contract/items/item';
import { listOf, textOf, textsOf } from '../shelves';
import { findDraft } from '../tables/drafts';

/** Creators that a work names, and that are drafts alone: the page has them once both are public. */
export const draftCreators = (from: Statements, { catalogue, lang }: View, values: Values): Creator[] =>
  listOf(values['creators'])
    .filter((id) => !catalogue.creators.has(id))
    .flatMap((id) => {
      const draft = findDraft(from, 'creators', id);
      if (!draft) return [];
      const written = withChanges({}, draft.changes);
      const name = textOf(written['name']);
      const slug = { ...textsOf(written['slug']), [lang]: textsOf(written['slug'])[lang] ?? id };
      const sort_name = textOf(written['sort_name']) || name;
      return name === '' ? [] : [{ id, name, sort_name, slug, updated_at: draft.at }];
    });
