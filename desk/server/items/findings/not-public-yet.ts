import type { Statements } from '../../../../api/storage/connection';
import { withChanges } from '../../../contract/items/field-path';
import type { Finding } from '../../../contract/items/item';
import { titleOf } from '../../pictures/title-of';
import { findDraft } from '../tables/drafts';

/** Says of others that are named, and are drafts alone, that they are to be published too: they are not gone. */
export const withDraftsNamed = (from: Statements, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => {
    const draft =
      finding.name === 'unknownItem' && finding.of && findDraft(from, finding.of.shelf, finding.of.id);
    if (!draft || !finding.of) return finding;
    const { shelf, id } = finding.of;
    const [title = id] = Object.values(titleOf(withChanges({}, draft.changes), id));
    return { ...finding, name: 'notPublicYet', text: title, of: { shelf, id, draft: draft.number } };
  });
