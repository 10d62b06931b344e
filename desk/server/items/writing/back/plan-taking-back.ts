import { parse } from 'yaml';
import type { Finding, OfItem, Values } from '../../../../contract/items/item';
import { DeskError } from '../../../desk-error';
import type { DeskServices } from '../../../desk-services';
import { conflictFindings } from '../../findings/named-problems';
import { fileOfItem } from '../../reading/open-item';
import { findDraft } from '../../tables/drafts';
import type { Written } from '../../tables/journal';
import { findVersion, type VersionRow } from '../../tables/versions';
import { spliceValues } from '../../yaml/splice-values';
import { schemaOf, timeOf, type Planned } from '../changes';

/** Acts that are taken back by their version; what is sold is made available again instead. */
const TAKEN_BACK: readonly Written['act'][] = ['published', 'withdrawn'];

/** @param number of the version that the act made. @throws DeskError where the item has none such */
export async function planTakingBack(services: DeskServices, of: OfItem, number: number): Promise<Planned> {
  const { shelf, id } = of;
  const { version, draft } = await services.database.read((from) => ({
    version: findVersion(from, number),
    draft: findDraft(from, shelf, id),
  }));
  if (version?.shelf !== shelf || version.item !== id || !TAKEN_BACK.includes(version.act))
    throw new DeskError('notFound');
  const text = (await fileOfItem(services, of))?.text ?? null;
  const isChanged = text !== version.after || (draft !== undefined && draft.at > version.at);
  // What was never public is none again.
  const values = version.before === null ? NOTHING : earlier(version.before, timeOf(services.now()));
  return {
    ...of,
    values,
    file: fileWith(version, version.before && spliceValues(version.before, values, schemaOf(of))),
    findings: isChanged ? changedSince : [],
  };
}

const NOTHING: Values = { status: 'draft' };
const changedSince: Finding[] = conflictFindings([{ path: '', mine: null, theirs: null, by: null }]);

/** Its page changes now, whatever it says. */
const earlier = (text: string, updated_at: string): Values => ({
  ...((parse(text) ?? {}) as Values),
  updated_at,
});

const fileWith = ({ shelf, item, after: before }: VersionRow, after: string | null): Written => ({
  ...{ shelf, item, act: 'takenBack', before, after },
  draft: null,
});
