import type { WorkSummary } from '../../../contract/items/work';
import { translator } from '../../../i18n/translator';
import type { ViewContext } from '../../../page/view-context';
import { filterSearch, SORTS, type WorksFilter } from '../../../routes/works-filter';
import { narrowed, type Narrowing } from './filtered-works';
import { factsOf, type Material } from './work-facts';

interface Option {
  /** '' for no choice. */
  value: string;
  label: string;
  count?: number;
}

interface FilterField {
  name: 'creator' | 'decade' | 'material' | 'sort';
  label: string;
  value: string;
  options: Option[];
}

export interface FilterView {
  action: string;
  fields: FilterField[];
  /** Choices made outside the form, which are sent with it. */
  kept: { name: string; value: string }[];
  isUsed: boolean;
}

/** Those of most works. */
const MOST_MATERIALS = 40;

/** @param works the whole list, unfiltered @param action the list's own path */
export function toFilterView(
  works: readonly WorkSummary[],
  filter: WorksFilter,
  context: ViewContext,
  action: string,
): FilterView {
  const { locale } = context;
  const t = translator(locale);
  const { compare } = new Intl.Collator(locale);
  const others = (part: Narrowing) => narrowed(works, filter, context, part);
  const creatorsOf: Offering<WorkSummary['creators'][number]> = {
    partsOf: ({ creators: all }) => all,
    valueOf: ({ slug }) => slug,
    optionOf: ({ slug, name, sort_name = name }) => ({ value: slug, label: name, order: sort_name }),
  };
  const decadesOf: Offering<number> = {
    partsOf: (work) => {
      const { decade } = factsOf(work, locale);
      return decade === undefined ? [] : [decade];
    },
    valueOf: String,
    optionOf: (decade) => ({
      value: String(decade),
      label: t('works.decade-name', { decade }),
      order: String(decade),
    }),
  };
  const materialsOf: Offering<Material> = {
    partsOf: (work) => factsOf(work, locale).materials,
    valueOf: ({ key }) => key,
    optionOf: ({ key, label }) => ({ value: key, label, order: label }),
  };
  /** A chosen value is offered even when no work has it. */
  const offered = <Part>(part: 'creator' | 'decade' | 'material', offering: Offering<Part>) => {
    const options = counted(others(part), offering);
    const chosen = filter[part] === undefined ? undefined : String(filter[part]);
    if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
    const known = counted(works, offering).find(({ value }) => value === chosen);
    return [...options, { ...(known ?? { value: chosen, label: chosen, order: chosen }), count: 0 }];
  };
  const creators = offered('creator', creatorsOf).sort((a, b) => compare(a.order, b.order));
  const decades = offered('decade', decadesOf).sort((a, b) => compare(a.order, b.order));
  const materials = offered('material', materialsOf)
    .sort((a, b) => b.count - a.count)
    .filter(({ value }, at) => at < MOST_MATERIALS || value === filter.material)
    .sort((a, b) => compare(a.order, b.order));
  const orders = SORTS.filter((sort) => sort !== 'newest' || works.some(({ published_on }) => published_on));
  const fields: FilterField[] = [
    field('creator', filter.creator, t('works.any-creator'), creators),
    field('decade', filter.decade, t('works.any-decade'), decades),
    field('material', filter.material, t('works.any-material'), materials),
    field(
      'sort',
      filter.sort,
      t('works.by-gallery'),
      orders.map((sort) => ({ value: sort, label: t(`works.by-${sort}`) })),
    ),
  ];
  const kept = new URLSearchParams(
    filterSearch({
      ...(filter.availability && { availability: filter.availability }),
      ...(filter.isNew && { isNew: true }),
    }),
  );
  return {
    action,
    // A single option is no choice.
    fields: context.filesAlone
      ? []
      : fields.filter(({ options, value }) => value !== '' || options.length > 2),
    kept: [...kept].map(([name, value]) => ({ name, value })),
    isUsed: fields.some(({ value }) => value !== ''),
  };

  function field(
    name: FilterField['name'],
    value: string | number | undefined,
    none: string,
    options: readonly Option[],
  ): FilterField {
    return {
      name,
      label: t(`works.${name}`),
      value: value === undefined ? '' : String(value),
      options: [
        { value: '', label: none },
        ...options.map(({ value: one, label, count }) => ({ value: one, label, ...(count && { count }) })),
      ],
    };
  }
}

interface Counted extends Option {
  /** Sort key. */
  order: string;
  count: number;
}

/** What works are counted by. Options are made of the few distinct parts, not of those of thousands of works. */
interface Offering<Part> {
  partsOf: (work: WorkSummary) => readonly Part[];
  valueOf: (part: Part) => string;
  optionOf: (part: Part) => Omit<Counted, 'count'>;
}

function counted<Part>(
  works: readonly WorkSummary[],
  { partsOf, valueOf, optionOf }: Offering<Part>,
): Counted[] {
  const all = new Map<string, Counted>();
  for (const work of works)
    for (const part of partsOf(work)) {
      const found = all.get(valueOf(part));
      if (found) found.count += 1;
      else all.set(valueOf(part), { ...optionOf(part), count: 1 });
    }
  return [...all.values()];
}
