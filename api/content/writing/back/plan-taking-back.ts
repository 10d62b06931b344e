import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import type { Finding, OfItem, Values } from '../../contract/item';
import { DeskError } from '../../../desk/desk-error';
import type { DeskServices } from '../../../desk/desk-services';
import { conflictFindings } from '../../findings/named-problems';
import { withFormerSlugs, withoutFormerSlug } from '../../former-slugs';
import { ownerOf } from '../../published/link-queries';

import { isFolder, textsOf } from '../../shelves';
import { findDraft } from '../../drafts/draft-queries';
import type { Written } from '../written';
import { findVersion, type VersionRow } from '../version-queries';
import { itemText, valuesOf } from '../../published/item-text';
import { timeOf, type Planned } from '../changes';
import { publishedItem } from '../../published/item-queries';

/** Acts that are taken back by their version; what is sold is made available again instead. */
const TAKEN_BACK: readonly Written['act'][] = ['published', 'withdrawn', 'deleted'];

export interface TakenBack extends Planned {
  version: VersionRow;
}

/** @param number of the version that the act made. @throws DeskError where the item has none such */
export async function planTakingBack(services: DeskServices, of: OfItem, number: number): Promise<TakenBack> {
  const { shelf, id } = of;
  const { version, draft } = await services.database.read(async (from) => ({
    version: await findVersion(from, number),
    draft: await findDraft(from, shelf, id),
  }));
  if (version?.shelf !== shelf || version.item !== id || !TAKEN_BACK.includes(version.act))
    throw new DeskError('notFound');
  const now = (await publishedItem(services, of))?.text ?? null;
  const isChanged = now !== version.after || (draft !== undefined && draft.at > version.at);
  // What was never public is none again.
  const values =
    version.before === null
      ? NOTHING
      : {
          ...(await earlier(services, of, valuesOf(version.before), valuesOf(version.after))),
          updated_at: timeOf(services.now()),
        };
  const text = version.before && itemText(of, values);
  return {
    ...{ ...of, version, values },
    written: writtenWith(version, text),
    findings: isChanged ? changedSince : [],
  };
}

const NOTHING: Values = { status: 'draft' };
const changedSince: Finding[] = conflictFindings([{ path: '', mine: null, theirs: null, by: null }]);

/** Addresses that it had meanwhile lead to it from now on, unless they have been another's before, whose they are again. */
async function earlier(
  { database }: Pick<DeskServices, 'database'>,
  { shelf, id }: OfItem,
  before: Values,
  meanwhile: Values,
): Promise<Values> {
  if (!isFolder(shelf)) return before;
  return database.read(async (from) => {
    let values = withFormerSlugs(before, meanwhile);
    for (const locale of LOCALE_CODES) {
      const slug = textsOf(meanwhile['slug'])[locale] ?? '';
      const owner = await ownerOf(from, shelf, { locale, slug, isFormer: true });
      if (owner !== undefined && owner !== id) values = withoutFormerSlug(values, locale, slug);
    }
    return values;
  });
}

const writtenWith = ({ shelf, item, after: before }: VersionRow, after: string | null): Written => ({
  ...{ shelf, item, act: 'takenBack', before, after },
  draft: null,
});
