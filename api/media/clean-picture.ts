import { open } from 'node:fs/promises';
import sharp, { type FormatEnum, type Metadata } from 'sharp';
import { SHORTEST_SIDE } from './contract/pictures';
import { DeskError } from '../desk/desk-error';

/** A bomb is a small file of a great many pixels. */
const MOST_PIXELS = 200_000_000;
/** Cannot be told from the original, also when it is made smaller later. */
const QUALITY = 95;

const FORMATS: Partial<Record<keyof FormatEnum, 'jpg' | 'png' | 'webp'>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  tiff: 'jpg',
  heif: 'jpg',
};

export interface CleanPicture {
  content: Buffer;
  extension: 'jpg' | 'png' | 'webp';
  width: number;
  height: number;
}

/** Turned as its EXIF says, without place, camera and author, with its colours. @throws DeskError that says what is wrong with it */
export async function cleanPicture(file: string): Promise<CleanPicture> {
  const { format, autoOrient, compression } = await measured(file);
  const extension = FORMATS[format];
  if (!extension) throw new DeskError('notAPicture');
  // The sizes of pictures are made without the decoder of cameras' own format.
  if (format === 'heif' && compression !== 'av1') throw new DeskError('heic');
  if (Math.max(autoOrient.width, autoOrient.height) < SHORTEST_SIDE) throw new DeskError('tooSmall');
  const turned = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .keepIccProfile();
  const made =
    extension === 'png'
      ? turned.png()
      : extension === 'webp'
        ? turned.webp({ quality: QUALITY })
        : turned.flatten({ background: 'white' }).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' });
  try {
    const { data, info } = await made.toBuffer({ resolveWithObject: true });
    return { content: data, extension, width: info.width, height: info.height };
  } catch {
    throw new DeskError('damaged');
  }
}

async function measured(file: string): Promise<Metadata & { format: keyof FormatEnum }> {
  try {
    return (await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata()) as Metadata & {
      format: keyof FormatEnum;
    };
  } catch (error) {
    throw new DeskError(/pixel limit/i.test(String(error)) ? 'tooManyPixels' : await whyNone(file));
  }
}

/** `ftyp` and a brand of HEIC at the beginning (ISO 23008-12). */
async function whyNone(file: string): Promise<'heic' | 'notAPicture'> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return /^ftyp(heic|heix|hevc|heim|mif1|msf1)/.test(buffer.toString('latin1', 4, 12))
      ? 'heic'
      : 'notAPicture';
  } finally {
    await handle.close();
  }
}
