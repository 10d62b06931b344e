import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_SIZES, IMAGE_WIDTHS, type ImageSize } from '../../src/contract/image-sizes';
import { MODEL_TYPE } from '../../src/contract/models/model-type';
import type { OfferedModel } from '../models/model-facts';
import type { PictureFacts } from '../files/take-in';
import type { Format } from './recipe';

/** Root-relative. Sizes wider than the original all use its full width. */
export function derivativeUrls({ name, width }: OfferedPicture, format: Format): Record<ImageSize, string> {
  const url = (size: ImageSize) => `/media/${name}/${Math.min(IMAGE_WIDTHS[size], width)}.${format}`;
  return Object.fromEntries(IMAGE_SIZES.map((size) => [size, url(size)])) as Record<ImageSize, string>;
}

export function hdUrl({ name }: OfferedPicture, filename: string): string {
  return `/media/hd/${name}/${encodeURIComponent(filename)}`;
}

export function fileUrl({ version }: OfferedFile, filename: string): string {
  return `/media/files/${version}/${encodeURIComponent(filename)}`;
}

export const modelUrl = ({ name }: Pick<OfferedModel, 'name'>, form: 'web' | 'plain'): string =>
  `/media/models/${name}/${form}.glb`;

export const modelDownloadUrl = ({ name }: Pick<OfferedModel, 'name'>, filename: string): string =>
  `/media/models/${name}/original/${encodeURIComponent(filename)}`;

/** Plain ASCII for old clients, RFC 5987 for the true name. */
export function attachment(filename: string): string {
  const ascii = filename
    .normalize('NFKD')
    .replace(/œ/gi, 'oe')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** An address stands for one content, so the ETag is made of it. */
export const withLife = (reply: FastifyReply, address: string) =>
  reply.headers({ etag: `"${address}"`, 'cache-control': IMMUTABLE });

export const isKnown = ({ headers }: FastifyRequest, address: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === `"${address}"`);

const MIME_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.glb': MODEL_TYPE,
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

export function mimeTypeOf(file: string): string {
  return MIME_TYPES[path.extname(file)] ?? 'application/octet-stream';
}

export interface OfferedPicture extends PictureFacts {
  id: string;
  /** `id.version`, as in addresses. */
  name: string;
  /** Name of the original that its sizes are made of (`hd/lamp.jpg`). */
  file: string;
  hd: boolean;
}

export interface OfferedFile {
  /** As items name it. */
  file: string;
  hash: string;
  bytes: number;
  /** First 8 characters of the content's hash. */
  version: string;
}
