import { OptionalKind, type TSchema } from '@sinclair/typebox';
import { problemsOf } from '../../src/contract/check';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';

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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (schema: TSchema): Readonly<Record<string, TSchema>> | undefined =>
  schema['properties'] as Readonly<Record<string, TSchema>> | undefined;
const isSound = (schema: TSchema, value: unknown): boolean => problemsOf(schema, value).length === 0;

export interface Reader {
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
export function soundValue(schema: TSchema, value: unknown, published: unknown, reader: Reader): unknown {
  const fields = fieldsOf(schema);
  if (fields && isLocalised(fields)) {
    const isOwn = OptionalKind in schema && reader.isWritten;
    return soundTexts(fields, value, published, { ...reader, isOwn });
  }
  if (fields && isObject(value)) {
    const known = isObject(published) ? published : {};
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
  isObject(one) && typeof one['id'] === 'string' && Array.isArray(published)
    ? published.find((other: unknown) => isObject(other) && other['id'] === one['id'])
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
  const partOf = (of: unknown, code: LocaleCode) => (isObject(of) ? of[code] : undefined);
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
