import type { TSchema } from '@sinclair/typebox';
import { ErrorAnswer, type Image } from '../../../src/contract/common';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { StoredPicture } from '../../../src/contract/collections/stored';
import type { Localized } from '../../../src/contract/collections/stored';
import { derivativeUrls } from '../../media/media-addresses';
import type { Catalogue } from '../published/catalogue-content';

export interface View {
  /** What the answer is made of. */
  catalogue: Catalogue;
  lang: LocaleCode;
}

interface Publishable {
  id: string;
  slug: Localized<string>;
  status?: 'draft';
}

export function isPublished({ lang }: Pick<View, 'lang'>, item: Omit<Publishable, 'id'>): boolean {
  return item.status !== 'draft' && item.slug[lang] !== undefined;
}

export const published = <T extends Publishable>(
  view: Pick<View, 'lang'>,
  items: ReadonlyMap<string, T>,
): T[] => [...items.values()].filter((item) => isPublished(view, item));

/** Those that are there, in the order of their ids. */
export function publishedOf<T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  ids: readonly string[] = [],
): T[] {
  return ids.flatMap((id) => items.get(id) ?? []).filter((item) => isPublished(view, item));
}

/** In the language of the view; in the default one where the gallery does not write that language yet. */
export function textIn<T>({ lang }: View, text: Localized<T>): T {
  return (text[lang] ?? text[DEFAULT_LOCALE_CODE])!;
}

export function slugsOf(slug: Localized<string>): Record<LocaleCode, string | null> {
  const entries = LOCALE_CODES.map((code) => [code, slug[code] ?? null]);
  return Object.fromEntries(entries) as Record<LocaleCode, string | null>;
}

/** Undefined where there are none, so that most answers stay as they are. */
export function formerSlugsIn({ lang }: View, former: Localized<string[]> | undefined): string[] | undefined {
  const slugs = former?.[lang] ?? [];
  return slugs.length > 0 ? slugs : undefined;
}

export function localisedFields(
  view: View,
  { id, slug, updated_at }: { id: string; slug: Localized<string>; updated_at: string },
) {
  return { id, slug: textIn(view, slug), slugs: slugsOf(slug), updated_at };
}

const ERROR_DESCRIPTIONS = {
  403: 'The page that posts is not one of the site',
  404: 'Unknown slug, token or file',
  410: 'The preview has expired',
  413: 'The request is too large',
  422: 'A field of the request is not valid',
  429: 'Too many requests; Retry-After says when to come back',
  500: 'Unexpected error',
  503: 'The database is locked by another process, or takes no writes; Retry-After says when to come back',
} as const;

export function responses(answer: TSchema, description: string, errors: (keyof typeof ERROR_DESCRIPTIONS)[]) {
  const failures = [...errors, 500 as const].map((status) => [
    status,
    { ...ErrorAnswer, description: ERROR_DESCRIPTIONS[status] },
  ]);
  return { 200: { ...answer, description }, ...Object.fromEntries(failures) };
}

export function imageAnswer(view: View, picture: StoredPicture): Image {
  const { night } = picture;
  if (!night) return plainImage(view, picture);
  return {
    ...plainImage(view, picture),
    night: { ...plainImage(view, night), ...(night.lamp && { lamp: true }) },
  };
}

export function firstImage(view: View, [first]: StoredPicture[] = []): Image | undefined {
  return first && imageAnswer(view, first);
}

export function imageAnswers(view: View, pictures: StoredPicture[] = []): Image[] {
  return pictures.map((picture) => imageAnswer(view, picture));
}

type PlainPicture = { file: string; alt: Localized<string>; credit?: string; hd?: string };

function plainImage(view: View, picture: PlainPicture): Omit<Image, 'night'> {
  const offered = view.catalogue.pictureOf(picture);
  return {
    id: offered.id,
    alt: textIn(view, picture.alt),
    width: offered.width,
    height: offered.height,
    color: offered.color,
    sizes: derivativeUrls(offered, 'jpg'),
    avif: derivativeUrls(offered, 'avif'),
    webp: derivativeUrls(offered, 'webp'),
    ...(picture.credit && { credit: picture.credit }),
  };
}
