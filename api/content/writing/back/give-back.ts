import type { Queries } from '../../../database/queries';
import { isSame, valueAt } from '../../contract/field-path';
import type { FieldChange, Values } from '../../contract/item';
import { changedPaths } from '../../changed-paths';
import { NOT_EDITED } from '../../drafts/save-draft';
import { putContents } from '../../../rooms/contents';
import { withFormerSlugs } from '../../former-slugs';
import { findDraft, keepDraft } from '../../drafts/draft-queries';
import type { Written } from '../written';
import { newestOf } from '../version-queries';

/**
 * What was published and is taken back is a draft again, beside what was changed since. Whoever takes it back answers for it.
 *
 * @param was what was public, and is not any more
 * @param is what stands there now
 */
export async function giveBack(
  to: Queries,
  { shelf, item }: Written,
  was: Values,
  is: Values,
): Promise<void> {
  // What publishing says of addresses of before by itself is none of the changes.
  const byItself = withFormerSlugs({ ...is, slug: was['slug'] }, is);
  const isByItself = (path: string): boolean =>
    path.startsWith('former_slugs') && isSame(valueAt(byItself, path), valueAt(was, path));
  const given = changedPaths({ shelf, id: item }, is, was)
    .filter((path) => !NOT_EDITED.includes(path) && !isByItself(path))
    .map((path): FieldChange => ({ path, before: valueAt(is, path), value: valueAt(was, path) }));
  const kept = await findDraft(to, shelf, item);
  const rest = (kept?.changes ?? []).filter(({ path }) => !given.some((one) => overlaps(one.path, path)));
  const changes = [...given, ...rest].filter(({ path, value }) => !isSame(value, valueAt(is, path)));
  const newest = await newestOf(to, shelf, item);
  if (given.length === 0 || changes.length === 0 || !newest) return;
  const number = Math.max((kept?.number ?? 0) + 1, Date.parse(newest.at));
  const actor = { id: newest.person, name: newest.name ?? '' };
  await keepDraft(to, { shelf, item, number, changes }, actor, newest.at);
  // Clients saw it when it was public, and somebody who may publish has taken it back.
  const isPublic = is['slug'] !== undefined && is['status'] !== 'draft';
  if (shelf === 'works' && !isPublic) await putContents(to, item, given);
}

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
