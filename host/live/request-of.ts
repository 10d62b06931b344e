import type { ChangeKind } from '../../src/contract/kinds/kinds';
import { itemOfTag } from '../../src/contract/hook/tags';
import type { RebuildRequest } from '../../src/contract/hook/rebuild';

/** What a caller of the hook would say of what has changed: items by their slugs, lists and settings by their tags. */
export function requestOf(tags: readonly string[]): Required<Pick<RebuildRequest, 'changed' | 'answers'>> {
  const slugs = new Map<ChangeKind, Set<string>>();
  const answers: string[] = [];
  for (const tag of tags) {
    const item = itemOfTag(tag);
    if (item) slugs.set(item.kind, (slugs.get(item.kind) ?? new Set()).add(item.slug));
    else answers.push(tag);
  }
  return { changed: [...slugs].map(([kind, all]) => ({ kind, slugs: [...all] })), answers };
}
