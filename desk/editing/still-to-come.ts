import type { Finding, OpenItem } from '../contract/items/item';

const LACKS: readonly Finding['name'][] = ['missing', 'noDescription', 'noAmount'];

/** What lacks in an item that was never public is no fault yet, but to come. */
export const isToCome = ({ published }: Pick<OpenItem, 'published'>, { name }: Finding): boolean =>
  published === null && LACKS.includes(name);

/** A fault in what is written, or in what visitors see. */
export const isFault = (item: Pick<OpenItem, 'published'>, finding: Finding): boolean =>
  finding.severity === 'error' && !isToCome(item, finding);
