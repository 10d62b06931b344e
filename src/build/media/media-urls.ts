import type { Image } from '../../contract/common';

/** An address of a picture or a document in the catalogue. */
export interface MediaUrl {
  url: string;
  /** Of a document: the name under which it is kept. */
  filename?: string;
}

type Fields = Record<string, unknown>;

/** The maps of an Image that hold addresses (contract, 'Image'). */
const PICTURE_MAPS = ['sizes', 'avif', 'webp'];

/**
 * A copy of API answers in which every address of a picture or a document is what `map` makes of it. These are known by
 * their shape in the contract: an Image by its `sizes`, a File or HD image by `url`, `filename` and `bytes`.
 */
export function mapMediaUrls<Value>(value: Value, map: (media: MediaUrl) => string): Value {
  const copies = new WeakMap<object, Fields>();
  return mapped(value) as Value;

  function mapped(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(mapped);
    if (typeof part !== 'object' || part === null) return part;
    // What several answers share, their copies share as well.
    const known = copies.get(part);
    if (known) return known;
    const copy = mappedFields(part as Fields);
    copies.set(part, copy);
    return copy;
  }

  function mappedFields(fields: Fields): Fields {
    const copy = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mapped(field)]));
    if (isFile(fields)) return { ...copy, url: map(fields) };
    return isImage(fields) ? { ...copy, ...mappedMaps(fields) } : copy;
  }

  function mappedMaps(image: Fields): Fields {
    const maps = PICTURE_MAPS.filter((name) => image[name]);
    return Object.fromEntries(maps.map((name) => [name, mappedUrls(image[name] as Record<string, string>)]));
  }

  function mappedUrls(urls: Record<string, string>): Record<string, string> {
    return Object.fromEntries(Object.entries(urls).map(([size, url]) => [size, map({ url })]));
  }
}

/** Whether a part of an answer is a picture. */
export const isImage = (part: object): part is Image => 'sizes' in part;

const isFile = (fields: Fields): fields is Fields & { url: string; filename: string } =>
  typeof fields['url'] === 'string' && typeof fields['filename'] === 'string' && 'bytes' in fields;
