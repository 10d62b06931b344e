import { LOCALE_CODES } from '../../src/contract/locale-codes';
import type { Kind, ReadableContent, Work } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';
import type { ReadResult } from './read-content';

/** @returns a problem for every id that no file has, and for works that would lack their type or creator. */
export function referenceProblems({ content, ids }: ReadResult): CatalogueProblem[] {
  const unknown = referencesIn(content)
    .filter(({ kind, id }) => !ids[kind].has(id))
    .map(({ file, field, kind, id }) => ({ file, field, message: `there is no ${kind}/${id}.yaml` }));
  return [...unknown, ...[...content.works.values()].flatMap((work) => languageProblems(work, content))];
}

interface Reference {
  file: string;
  field: string;
  kind: Kind;
  id: string;
}

function referencesIn({ works, events, press, home }: ReadableContent): Reference[] {
  const list = (file: string, field: string, kind: Kind, ids: readonly string[] = []): Reference[] =>
    ids.map((id, index) => ({ file, field: `${field}.${index}`, kind, id }));
  return [
    ...[...works.values()].flatMap(({ id, creators, type, related }) => [
      ...list(`works/${id}.yaml`, 'creators', 'creators', creators),
      { file: `works/${id}.yaml`, field: 'type', kind: 'types' as const, id: type },
      ...list(`works/${id}.yaml`, 'related', 'works', related),
    ]),
    ...[...events.values()].flatMap(({ id, exhibited_works, featured_artists }) => [
      ...list(`events/${id}.yaml`, 'exhibited_works', 'works', exhibited_works),
      ...list(`events/${id}.yaml`, 'featured_artists', 'creators', featured_artists),
    ]),
    ...[...press.values()].flatMap(({ id, cited_works, cited_designers }) => [
      ...list(`press/${id}.yaml`, 'cited_works', 'works', cited_works),
      ...list(`press/${id}.yaml`, 'cited_designers', 'creators', cited_designers),
    ]),
    ...list('pages/home.yaml', 'selected_works', 'works', home?.selected_works),
  ];
}

/** A work is shown with its type, and a published one with at least one published creator, in each of its languages. */
function languageProblems(work: Work, { types, creators }: ReadableContent): CatalogueProblem[] {
  const file = `works/${work.id}.yaml`;
  const type = types.get(work.type);
  const named = work.creators.map((id) => creators.get(id));
  return LOCALE_CODES.filter((code) => work.slug[code]).flatMap((code) => [
    ...(type && !type.slug[code]
      ? [{ file, field: 'type', message: `'${type.id}' has no slug.${code}, the work has one` }]
      : []),
    ...(work.status !== 'draft' && named.every((one) => one && (one.status === 'draft' || !one.slug[code]))
      ? [{ file, field: 'creators', message: `none of them is published in '${code}', the work is` }]
      : []),
  ]);
}
