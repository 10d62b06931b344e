import type { WorkCardView } from '../../../components/works/work-card-view';
import { MEASURES, type ScaleView } from '../../../components/scale/scale-view';
import { MOUNTINGS } from '../../../contract/models/mountings';
import type { ModelView } from '../../model/model-view';
import { IMAGE_SIZES } from '../../../contract/image-sizes';
import { fieldOf, textOf } from '../../../gallery/parsed-json';
import { joinNames } from '../../../i18n/formats/lists';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import type { PictureView } from '../../../media/picture-view';
import { routePath } from '../../../routes/route-path';

/** `note` is the reference. */
export interface SelectionWork extends WorkCardView {
  /** In the language in which it was found. */
  slug: string;
  scale?: ScaleView;
  model?: ModelView;
}

/** Checks all fields: another build or a proxy may have answered. @returns undefined when it is no work */
export function workOfView(view: unknown, locale: LocaleCode): SelectionWork | undefined {
  const [slug, title] = [textOf(view, 'slug'), textOf(view, 'title')];
  if (slug === undefined || title === undefined) return undefined;
  const picture = listOf(view, 'pictures')[0];
  const [scale, model] = [fieldOf(view, 'scale'), fieldOf(view, 'model')];
  const date = textOf(view, 'date');
  const reference = textOf(view, 'reference');
  return {
    path: routePath('works-slug', locale, { slug }),
    slug,
    slugs: { ...slugsOf(view), [locale]: slug },
    title,
    creators: joinNames(
      listOf(view, 'creators').flatMap((creator) => textOf(creator, 'name') ?? []),
      locale,
    ),
    sold: fieldOf(view, 'sold') === true,
    ...(date && { date }),
    ...(reference && { note: reference }),
    ...(isPicture(picture) && { picture }),
    ...(isScale(scale) && { scale }),
    ...(isModel(model) && { model }),
  };
}

const slugsOf = (view: unknown): WorkCardView['slugs'] =>
  Object.fromEntries(
    LOCALE_CODES.map((code) => [code, textOf(fieldOf(view, 'slugs'), code) ?? null]),
  ) as WorkCardView['slugs'];

function listOf(value: unknown, name: string): unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

function isPicture(value: unknown): value is PictureView {
  const isThere = (name: string) => fieldOf(value, name) !== undefined;
  return (
    isLength(fieldOf(value, 'width')) &&
    isLength(fieldOf(value, 'height')) &&
    textOf(value, 'color') !== undefined &&
    hasAllSizes(fieldOf(value, 'jpeg')) &&
    ['webp', 'avif'].every((format) => !isThere(format) || hasAllSizes(fieldOf(value, format))) &&
    (!isThere('night') || isPicture(fieldOf(value, 'night')))
  );
}

const isScale = (value: unknown): value is ScaleView =>
  (MOUNTINGS as readonly unknown[]).includes(fieldOf(value, 'mounting')) &&
  MEASURES.every((name) => fieldOf(value, name) === undefined || isLength(fieldOf(value, name)));

const isModel = (value: unknown): value is ModelView =>
  textOf(value, 'web') !== undefined &&
  textOf(value, 'plain') !== undefined &&
  isBox(fieldOf(value, 'bounds')) &&
  isBox(fieldOf(value, 'piece')) &&
  (fieldOf(value, 'light') === undefined || isBox(fieldOf(value, 'light')));

const isBox = (value: unknown): boolean =>
  ['min', 'max'].every((end) => {
    const place = listOf(value, end);
    return place.length === 3 && place.every((one) => typeof one === 'number');
  });

const isLength = (value: unknown): boolean => typeof value === 'number' && value > 0;

const hasAllSizes = (urls: unknown): boolean => IMAGE_SIZES.every((size) => textOf(urls, size));
