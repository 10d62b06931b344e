import { valueAt } from '../../api/content/contract/field-path';
import type { Finding, OpenItem } from '../../api/content/contract/item';

const LACKS: readonly Finding['name'][] = ['missing', 'noDescription', 'noAmount'];
/** Parts that are begun empty within something public, and know themselves again by an id. */
const PARTS: readonly string[] = ['news'];

type Known = Pick<OpenItem, 'published'> & Partial<Pick<OpenItem, 'draft'>>;

/** What lacks in what was never public is no fault yet, but to come. */
export const isToCome = (item: Known, { name, path }: Finding): boolean =>
  LACKS.includes(name) && (item.published === null || isInNewPart(item, path));

function isInNewPart({ published, draft }: Known, path: string): boolean {
  const [list = '', place] = path.split('.');
  const now = draft?.changes.find((one) => one.path === list)?.value;
  if (!PARTS.includes(list) || place === undefined || !Array.isArray(now)) return false;
  const before = (valueAt(published ?? {}, list) ?? []) as readonly { id?: string }[];
  const id = (now[Number(place)] as { id?: string } | undefined)?.id;
  return id !== undefined && !before.some((one) => one.id === id);
}

/** A fault in what is written, or in what visitors see. */
export const isFault = (item: Known, finding: Finding): boolean =>
  finding.severity === 'error' && !isToCome(item, finding);
