import type { Model } from '../../contract/models/model';
import type { Image } from '../../contract/common';

export interface MediaUrl {
  url: string;
  filename?: string;
}

type Fields = Record<string, unknown>;
type ModelFields = Pick<Model, 'web' | 'plain'>;

const PICTURE_MAPS = ['sizes', 'avif', 'webp'];

/** Media are known by shape: an Image has `sizes`, a model `web` and `plain`, a file `url`, `filename` and `bytes`. */
export function mapMediaUrls<Value>(value: Value, map: (media: MediaUrl) => string): Value {
  const copies = new WeakMap<object, Fields>();
  return mapped(value) as Value;

  function mapped(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(mapped);
    if (typeof part !== 'object' || part === null) return part;
    // Objects shared between answers stay shared.
    const known = copies.get(part);
    if (known) return known;
    const copy = mappedFields(part as Fields);
    copies.set(part, copy);
    return copy;
  }

  function mappedFields(fields: Fields): Fields {
    const copy = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mapped(field)]));
    if (isModel(fields)) return { ...copy, ...mappedModel(fields) };
    if (isFile(fields)) return { ...copy, url: map(fields) };
    return isImage(fields) ? { ...copy, ...mappedMaps(fields) } : copy;
  }

  function mappedModel({ web, plain }: ModelFields) {
    return {
      web: { ...web, url: map({ url: web.url }) },
      // Named, so that a server may tell that it is for Scene Viewer.
      plain: { ...plain, url: map({ url: plain.url, filename: 'plain.glb' }) },
    };
  }

  function mappedMaps(image: Fields): Fields {
    const maps = PICTURE_MAPS.filter((name) => image[name]);
    return Object.fromEntries(maps.map((name) => [name, mappedUrls(image[name] as Record<string, string>)]));
  }

  function mappedUrls(urls: Record<string, string>): Record<string, string> {
    return Object.fromEntries(Object.entries(urls).map(([size, url]) => [size, map({ url })]));
  }
}

export const isImage = (part: object): part is Image => 'sizes' in part;

const isModel = (fields: Fields): fields is Fields & ModelFields =>
  'bounds' in fields && 'web' in fields && 'plain' in fields;

const isFile = (fields: Fields): fields is Fields & { url: string; filename: string } =>
  typeof fields['url'] === 'string' && typeof fields['filename'] === 'string' && 'bytes' in fields;
