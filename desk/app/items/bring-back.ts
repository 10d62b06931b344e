import type { DeletedItem } from '../../../api/content/contract/deleted';
import type { OfItem } from '../../../api/content/contract/item';
import { allows, type Permission } from '../../../api/people/contract/permissions';
import { forget } from '../data';
import { call } from '../line/call';
import { forgetBelow } from '../lists/use-pages';
import { takeBack } from './publish';

type Deleted = OfItem & Pick<DeletedItem, 'version' | 'isDraft'>;

/** As it was when it was deleted. @returns false where something else is in the way meanwhile. @throws CallFault */
export async function bringBack({ shelf, id, version, isDraft }: Deleted): Promise<boolean> {
  const refused = isDraft
    ? await bringBackDraft({ shelf, id }, version)
    : (await takeBack({ published: [{ shelf, id, version, urls: {} }] })).refused;
  await Promise.all([forget('/deleted'), forgetBelow('/items/')]);
  return refused.length === 0;
}

async function bringBackDraft({ shelf, id }: OfItem, number: number): Promise<[]> {
  await call('POST /items/:shelf/:id/draft/bring-back', { params: { shelf, id }, body: { number } });
  return [];
}

/** What was public before is brought back by those who could have published it. */
export const mayBringBack = (may: Permission, { isDraft }: Pick<DeletedItem, 'isDraft'>): boolean =>
  isDraft === true || allows(may, 'publish');
