import type { Catalogue } from '../published/catalogue';
import type { Queries } from '../../database/queries';
import { withChanges } from '../contract/field-path';
import type { Finding, OfItem, Values } from '../contract/item';
import { titleOf } from '../../media/title-of';
import { textOf } from '../shelves';
import { draftsWith, findDraft } from '../drafts/draft-queries';
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

/** Another work that is not public yet and has the same reference, where no public one has it. */
export async function twinDraft(
  from: Queries,
  { shelf, id }: OfItem,
  values: Values,
  { findings, works }: { findings: readonly Finding[]; works: Catalogue['works'] },
): Promise<Finding[]> {
  const reference = textOf(values['reference']);
  if (shelf !== 'works' || !reference || findings.some(({ name }) => name === 'referenceTwice')) return [];
  const twin = (await draftsWith(from, shelf, { path: 'reference', value: reference })).find(
    ({ item }) => item !== id,
  );
  if (!twin) return [];
  const entry = { ...works.get(twin.item), ...withChanges({}, twin.changes) };
  const [text = twin.item] = Object.values(titleOf(entry, twin.item));
  return [{ path: 'reference', name: 'referenceTwice', text, severity: 'advice', locale: null }];
}
