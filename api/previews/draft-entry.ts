import { OptionalKind, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { problemsOf } from '../../src/contract/check';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import type { StoredFile, StoredPicture } from '../../src/contract/collections/stored';
import { offeredIn } from '../content/answers/item-answers';
import type { View } from '../content/answers/view';
import type { OfItem, Values } from '../content/contract/item';
import { fileSchema } from '../content/file-schemas';
import type { WorkType } from '../content/published/catalogue-content';
import { textsOf } from '../content/shelves';
import { isPart } from '../content/contract/field-path';

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
  const shown = (picture: StoredPicture): StoredPicture[] => {
    if (!isOffered(picture)) return [];
    const { night, ...day } = picture;
    return [night && isOffered(night) ? { ...day, night } : day];
  };
  const { pictures, portrait, press_release, news, ...others } = item;
  const [kept] = portrait ? shown(portrait as StoredPicture) : [];
  const release = press_release as StoredFile | undefined;
  const items = (news ?? []) as { picture: StoredPicture; link?: { url: unknown } }[];
  return {
    ...others,
    ...(pictures !== undefined && { pictures: (pictures as StoredPicture[]).flatMap(shown) }),
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

/** What a page can be made without, and what stands there until something is written. */
const EMPTY: Readonly<Record<string, unknown>> = {
  ...{
    slug: {},
    title: {},
    alt: {},
    kind: {},
    role: {},
    label: {},
    creators: [],
    news: [],
    selected_works: [],
  },
  ...{ position: 0, availability: 'available', grouping: 'single', type: 'none' },
};
/** Of a text that is not written yet: nothing is seen, and it is none of the gallery's words. */
const BLANK = '\u00a0';

const fieldsOf = (schema: TSchema): Readonly<Record<string, TSchema>> | undefined =>
  schema['properties'] as Readonly<Record<string, TSchema>> | undefined;
const isSound = (schema: TSchema, value: unknown): boolean => problemsOf(schema, value).length === 0;

interface Reader {
  locale: LocaleCode;
  /** Whether the gallery writes the language; what it writes in another one stands for it where it does not. */
  isWritten: boolean;
}

/**
 * What of a half written draft can be shown in a language: parts that are not good yet are as they are public, else left out.
 * A text that was emptied in one language alone cannot be published, so visitors keep the one that is public. Where none is,
 * one that a page cannot be without is in another language; any other is left out, as it is on no page of this language.
 * Undefined where nothing can be shown.
 *
 * @param schema that of files, in no language, so that none is asked for
 */
function soundValue(schema: TSchema, value: unknown, published: unknown, reader: Reader): unknown {
  const fields = fieldsOf(schema);
  if (fields && isLocalised(fields)) {
    const isOwn = OptionalKind in schema && reader.isWritten;
    return soundTexts(fields, value, published, { ...reader, isOwn });
  }
  if (fields && isPart(value)) {
    const known = isPart(published) ? published : {};
    const parts = Object.entries(fields).map(([name, field]) => {
      const part =
        value[name] === undefined ? undefined : soundValue(field, value[name], known[name], reader);
      return [name, part ?? standIn(name, field, known[name], reader)];
    });
    const sound = Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as object;
    return isSound(schema, sound) ? sound : undefined;
  }
  if (schema['items'] && Array.isArray(value))
    return value.flatMap(
      (one: unknown) => soundValue(schema['items'] as TSchema, one, withIdOf(one, published), reader) ?? [],
    );
  if (isSound(schema, value)) return value;
  return published !== undefined && isSound(schema, published) ? published : undefined;
}

/** What is public of one of a list, such as a piece of news, wherever it stands now. */
const withIdOf = (one: unknown, published: unknown): unknown =>
  isPart(one) && typeof one['id'] === 'string' && Array.isArray(published)
    ? published.find((other: unknown) => isPart(other) && other['id'] === one['id'])
    : undefined;

const today = (): string => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

/** For what must be there. A day is today's: an old one would say that an event is over. */
function standIn(name: string, schema: TSchema, published: unknown, reader: Reader): unknown {
  if (OptionalKind in schema) return undefined;
  const candidates = [published, EMPTY[name], BLANK, today(), `${today()}T00:00:00Z`];
  const found = candidates.find((one) => one !== undefined && isSound(schema, one));
  return found === undefined ? undefined : soundValue(schema, found, undefined, reader);
}

const isLocalised = (fields: Readonly<Record<string, TSchema>>): boolean =>
  Object.keys(fields).every((name) => (LOCALE_CODES as readonly string[]).includes(name));

function soundTexts(
  fields: Readonly<Record<string, TSchema>>,
  value: unknown,
  published: unknown,
  { isOwn, ...reader }: Reader & { isOwn: boolean },
): object | undefined {
  const { locale } = reader;
  const partOf = (of: unknown, code: LocaleCode) => (isPart(of) ? of[code] : undefined);
  const sound = Object.fromEntries(
    LOCALE_CODES.flatMap((code) => {
      const known = partOf(published, code);
      const given = partOf(value, code) ?? known;
      const text = given === undefined ? undefined : soundValue(fields[code]!, given, known, reader);
      return text === undefined ? [] : [[code, text]];
    }),
  ) as Partial<Record<LocaleCode, unknown>>;
  if (isOwn && sound[locale] === undefined) return undefined;
  const own = fields[locale]!;
  const blank = [BLANK, [], ''].find((one) => isSound(own, one));
  const text = sound[locale] ?? Object.values(sound)[0] ?? blank;
  return text === undefined ? sound : { ...sound, [locale]: text };
}
