import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { FOLDERS, referencesOf, type Folder } from '../../catalogue-files/kinds';
import type { ReadableContent, Work } from '../published/catalogue-content';
import type { CatalogueProblem } from '../published/catalogue-problem';

/** Items that are good by themselves, and the ids of all. */
export interface Read {
  content: ReadableContent;
  ids: Record<Folder, Pick<ReadonlySet<string>, 'has'>>;
}

export function referenceProblems({ content, ids }: Read): CatalogueProblem[] {
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

function unknownReferences(content: ReadableContent, ids: Read['ids']): PlacedReference[] {
  const isUnknown = ({ kind, id }: Pick<PlacedReference, 'kind' | 'id'>): boolean => !ids[kind].has(id);
  const selected = content.home?.selected_works ?? [];
  return [
    ...FOLDERS.flatMap((folder) =>
      [...content[folder].values()]
        .filter((entry) => referencesOf(folder, entry).some(isUnknown))
        .flatMap((entry) =>
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
  const problems: CatalogueProblem[] = [];
  const add = (field: string, message: string) =>
    problems.push({ file: `works/${work.id}.yaml`, field, message });
  const type = types.get(work.type);
  const isHidden = (id: string, code: LocaleCode) => {
    const creator = creators.get(id);
    return creator && (creator.status === 'draft' || !creator.slug[code]);
  };
  for (const code of LOCALE_CODES) {
    if (!work.slug[code]) continue;
    if (type && !type.slug[code]) add('type', `'${type.id}' has no slug.${code}, the work has one`);
    if (work.status !== 'draft' && work.creators.every((id) => isHidden(id, code)))
      add('creators', `none of them is published in '${code}', the work is`);
  }
  return problems;
}
