import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { offeredIn } from '../content/answers/press/press-release-answer';
import type { View } from '../content/answers/view';
import type { Picture, PressRelease } from '../catalogue-files/fields';
import type { WorkType } from '../content/published/catalogue-content';
import type { OfItem, Values } from '../content/contract/item';
import { fileSchema } from '../content/file-schemas';
import { textsOf } from '../content/shelves';
import { soundValue } from './sound-values';

interface Shown {
  view: View;
  item: Values;
  /** What a page cannot be made without, and nobody has written. */
  unwritten: readonly string[];
}

type Offer = (picture: { file: string; hd?: string }) => boolean;

/**
 * As an entry of the catalogue, in the language of the view. Undefined where the draft leaves nothing to show.
 *
 * @param isOffered whether a picture is there to be shown
 */
export function draftEntry(
  view: View,
  { shelf, id }: OfItem,
  { values, published, isOffered }: { values: Values; published: Values | undefined; isOffered: Offer },
): Shown | undefined {
  const { lang, catalogue } = view;
  const schema = maybeEmpty(fileSchema(shelf, id, []));
  const reader = { locale: lang, isWritten: isWrittenIn(view) };
  const sound = soundValue(schema, values, published, reader) as Values | undefined;
  if (sound === undefined) return undefined;
  const unwritten = DAYS.filter((day) => isStandIn(sound, day, [values, published]));
  const { status: _, slug, ...entry } = Value.Decode(schema, withLastDay(sound, unwritten)) as Values;
  // An item has no address before it is named: nothing on its own page leads to it.
  const slugs = { ...textsOf(slug), [lang]: textsOf(values['slug'])[lang] ?? id };
  const item = withAssets({ ...entry, ...(slug !== undefined && { slug: slugs }), id }, view, isOffered);
  if (shelf !== 'works') return { view, item, unwritten };
  const type = catalogue.types.get(item['type'] as string);
  if (type?.slug[lang]) return { view, item, unwritten };
  return {
    view: {
      ...view,
      catalogue: { ...catalogue, types: new Map([...catalogue.types, [NO_TYPE.id, NO_TYPE]]) },
    },
    item: { ...item, type: NO_TYPE.id },
    unwritten: [...unwritten, 'type'],
  };
}

const DAYS = ['starts_on', 'ends_on', 'published_on'] as const;

const isStandIn = (sound: Values, field: string, written: readonly (Values | undefined)[]): boolean =>
  sound[field] !== undefined && !written.some((values) => values?.[field] === sound[field]);

/** An event whose last day is not written yet ends on its first, not today. */
const withLastDay = (sound: Values, unwritten: readonly string[]): Values =>
  unwritten.includes('ends_on') ? { ...sound, ends_on: sound['starts_on'] } : sound;

/** Whether the gallery writes the language; pages fall back to the default one where it does not. */
const isWrittenIn = ({ catalogue, lang }: View): boolean => catalogue.site.description[lang] !== undefined;

/** A work without a creator can be shown, though not published. */
function maybeEmpty(schema: TSchema): TSchema {
  const fields = Object.entries(schema['properties'] as Record<string, TSchema>);
  const properties = Object.fromEntries(fields.map(([name, { minItems: _, ...field }]) => [name, field]));
  return { ...schema, properties } as TSchema;
}

/** Of a work whose type is not chosen yet. */
const NO_TYPE: WorkType = {
  ...{ id: 'none', position: 0, updated_at: '2000-01-01T00:00:00Z' },
  ...{ slug: { en: 'none', fr: 'none' }, title: { en: '\u00a0', fr: '\u00a0' } },
};

/** Without pictures and files that are not in their folders. */
function withAssets(item: Values, { catalogue, lang }: View, isOffered: Offer): Values {
  const shown = (picture: Picture): Picture[] => {
    if (!isOffered(picture)) return [];
    const { night, ...day } = picture;
    return [night && isOffered(night) ? { ...day, night } : day];
  };
  const { pictures, portrait, press_release, news, ...others } = item;
  const [kept] = portrait ? shown(portrait as Picture) : [];
  const release = press_release as PressRelease | undefined;
  const items = (news ?? []) as { picture: Picture; link?: { url: unknown } }[];
  return {
    ...others,
    ...(pictures !== undefined && { pictures: (pictures as Picture[]).flatMap(shown) }),
    ...(kept && { portrait: kept }),
    ...(release?.file && catalogue.offeredFiles.has(offeredIn({ lang }, release)) && { press_release }),
    ...(news !== undefined && {
      news: items.flatMap(({ link, ...one }) =>
        shown(one.picture).map((picture) => ({
          ...one,
          ...(link && leadsSomewhere(link.url) && { link }),
          picture,
        })),
      ),
    }),
  };
}

/** A link that is only named yet leads nowhere. */
const leadsSomewhere = (url: unknown): boolean => Object.values(textsOf(url)).some(Boolean);
