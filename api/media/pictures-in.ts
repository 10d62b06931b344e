import { textOf, textsOf } from '../content/shelves';

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** A place in which a picture stands, by day or in the evening. */
export interface PlacedPicture {
  /** `news.0.picture`, `pictures.2.night` */
  path: string;
  file: string;
  hd: string | undefined;
  alt: ReturnType<typeof textsOf>;
  credit: string | undefined;
}

/** Of an item's fields, or of one of them; drafts may hold anything. */
export function placedPictures(value: unknown, path = ''): PlacedPicture[] {
  if (!isPart(value)) return [];
  const { file, hd, alt, credit } = value;
  const own =
    typeof file === 'string'
      ? [{ path, file, hd: textOf(hd) || undefined, alt: textsOf(alt), credit: textOf(credit) || undefined }]
      : [];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    placedPictures(part, path === '' ? name : `${path}.${name}`),
  );
  return [...own, ...inner];
}

/** Another picture in the place of one. */
export interface Swap {
  from: string;
  into: string;
  /** The large original of the new one; without it, it is its own. */
  hd?: string | undefined;
}

/** With the new picture wherever the other stood; all else that is said of it stays. */
export function withSwap<T>(value: T, swap: Swap): T {
  if (Array.isArray(value)) return value.map((one: unknown) => withSwap(one, swap)) as T;
  if (!isPart(value)) return value;
  const { from, into, hd = into } = swap;
  const next: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withSwap(part as unknown, swap)]),
  );
  if (next['file'] === from) {
    next['file'] = into;
    // Its sizes are made of the original.
    if (next['hd'] !== undefined) next['hd'] = hd;
  } else if (next['hd'] === from) next['hd'] = into;
  return next as T;
}

/** By what is written of an item before and after. */
export function swapsBetween(before: unknown, after: unknown): Swap[] {
  if (!isPart(before) || !isPart(after)) return [];
  const { file: from, hd: large } = before;
  const { file: into, hd } = after;
  const own = isSwap(from, into)
    ? [{ from, into, ...(typeof hd === 'string' && hd !== into && { hd }) }]
    : isSwap(large, hd)
      ? [{ from: large, into: hd }]
      : [];
  return [...own, ...Object.keys(after).flatMap((name) => swapsBetween(before[name], after[name]))] as Swap[];
}

const isSwap = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one !== other;
