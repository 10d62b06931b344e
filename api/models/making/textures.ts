import type { Document, Texture } from '@gltf-transform/core';
import { listTextureSlots } from '@gltf-transform/functions';
import sharp from 'sharp';
import { MODEL_RECIPE } from './model-recipe';

type Kind = 'colour' | 'normal' | 'other';

function kindOf(texture: Texture): Kind {
  const slots = listTextureSlots(texture);
  if (slots.includes('normalTexture')) return 'normal';
  return slots.some((slot) => /color/i.test(slot)) ? 'colour' : 'other';
}

/** None becomes larger than it is. */
export async function toWebp(document: Document): Promise<void> {
  const { effort, ...kinds } = MODEL_RECIPE.web;
  const encode = async (texture: Texture) => {
    const { px, quality } = kinds[kindOf(texture)];
    const picture = resized(texture, px);
    if (!picture) return;
    const made = await picture
      .webp({ quality, effort, smartSubsample: kindOf(texture) === 'normal' })
      .toBuffer();
    texture.setImage(new Uint8Array(made)).setMimeType('image/webp');
  };
  await Promise.all(document.getRoot().listTextures().map(encode));
}

/** JPEG, or PNG where there is a mask: what everybody reads. */
export async function toPlain(document: Document): Promise<void> {
  const { px, quality } = MODEL_RECIPE.plain;
  for (const texture of document.getRoot().listTextures()) {
    const isWebp = texture.getMimeType() === 'image/webp';
    const [width = 0, height = 0] = texture.getSize() ?? [];
    const picture = isWebp || Math.max(width, height) > px ? resized(texture, px) : undefined;
    if (!picture) continue;
    const isMasked = isWebp || texture.getMimeType() === 'image/png';
    const keepsPng = isMasked && !(await isOpaque(texture));
    const made = await (keepsPng ? picture.png() : picture.jpeg({ quality, mozjpeg: true })).toBuffer();
    texture.setImage(new Uint8Array(made)).setMimeType(keepsPng ? 'image/png' : 'image/jpeg');
  }
}

function resized(texture: Texture, px: number): sharp.Sharp | undefined {
  const image = texture.getImage();
  return image
    ? sharp(image).resize({ width: px, height: px, fit: 'inside', withoutEnlargement: true })
    : undefined;
}

const isOpaque = async (texture: Texture): Promise<boolean> =>
  (await sharp(texture.getImage() ?? undefined).stats()).isOpaque;
