import sharp from 'sharp';
import { refuse } from './model-fault';
import { MODEL_LIMITS } from './model-limits';
import { listIn, numberIn, type Glb } from './read-glb';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/** Looks at the heads of the pictures alone: one of a few kB may unfold to gigabytes. @throws FaultyModel */
export async function checkTextures({ json, binary }: Glb): Promise<void> {
  const views = listIn(json, 'bufferViews');
  const images = listIn(json, 'images');
  if (images.length > MODEL_LIMITS.textures) refuse('textures', images.length);
  let texels = 0;
  for (const image of images) {
    const view = views[numberIn(image, 'bufferView')];
    const start = numberIn(view, 'byteOffset');
    const bytes = binary.subarray(start, start + numberIn(view, 'byteLength'));
    const head = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined);
    if (!head || !FORMATS.includes(head.format)) return refuse('picture', head?.format ?? 'unknown');
    if (Math.max(head.width, head.height) > MODEL_LIMITS.texture)
      refuse('texture', `${head.width.toLocaleString('en')} × ${head.height.toLocaleString('en')}`);
    texels += head.width * head.height;
  }
  if (texels > MODEL_LIMITS.texels) refuse('texels', Math.round(texels / 1_000_000));
}
