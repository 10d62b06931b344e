import type { Queries } from '../../database/queries';
import { withChanges } from '../contract/field-path';
import type { Finding } from '../contract/item';
import { titleOf } from '../../media/title-of';
import { findDraft } from '../drafts/draft-queries';
import { inTurn } from '../../database/in-turn';

/** Says of others that are named, and are drafts alone, that they are to be published too: they are not gone. */
export const withDraftsNamed = async (from: Queries, findings: readonly Finding[]): Promise<Finding[]> =>
  await inTurn(findings, async (finding) => {
    const draft =
      finding.name === 'unknownItem' &&
      finding.of &&
      (await findDraft(from, finding.of.shelf, finding.of.id));
    if (!draft || !finding.of) return finding;
    const { shelf, id } = finding.of;
    const [title = id] = Object.values(titleOf(withChanges({}, draft.changes), id));
    return { ...finding, name: 'notPublicYet', text: title, of: { shelf, id, draft: draft.number } };
  });
