import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { FOLDERS, referencesOf, type Folder } from '../../catalogue-files/kinds';
import type { ReadableContent, Work } from '../catalogue-content';
import type { CatalogueProblem } from '../catalogue-problem';
import type { ReadResult } from '../read-content';

export function referenceProblems({ content, ids }: Omit<ReadResult, 'problems'>): CatalogueProblem[] {
  const unknown = unknownReferences(content, ids).map(({ file, field, kind, id }) => ({
    file,
    field,
    message: `there is no ${kind}/${id}.yaml`,
  }));
  return [...unknown, ...[...content.works.values()].flatMap((work) => languageProblems(work, content))];
}

interface PlacedReference {
  file: string;
  field: string;
  kind: Folder;
  id: string;
}

function unknownReferences(content: ReadableContent, ids: ReadResult['ids']): PlacedReference[] {
  const isUnknown = ({ kind, id }: Pick<PlacedReference, 'kind' | 'id'>): boolean => !ids[kind].has(id);
  const selected = content.home?.selected_works ?? [];
  return [
    ...FOLDERS.flatMap((folder) =>
      [...content[folder].values()].flatMap((entry) =>
        referencesOf(folder, entry)
          .filter(isUnknown)
          .map((reference) => ({ file: `${folder}/${entry.id}.yaml`, ...reference })),
      ),
    ),
    ...selected
      .map((id, index) => ({
        file: 'pages/home.yaml',
        field: `selected_works.${index}`,
        kind: 'works' as const,
        id,
      }))
      .filter(isUnknown),
  ];
}

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
