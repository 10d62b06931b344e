import { isDeepStrictEqual } from 'node:util';
import type { Image } from '../../contract/common';
import { isImage } from '../media/media-urls';

/**
 * Makes pictures that answers repeat one object: a work's picture is in its own answer, in the lists, and in the answers
 * of all works that it is related to, where it takes more than all else. With 20,000 works this is gigabytes.
 * @returns a function that answers what it is given, with the pictures of answers before in the place of equal ones
 */
export function createPictureSharing(): <Answer>(answer: Answer) => Answer {
  const known = new Map<string, Image>();
  return (answer) => share(answer) as typeof answer;

  function share(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part;
    const fields = part as Record<string, unknown>;
    for (const [name, field] of Object.entries(fields)) fields[name] = share(field);
    return isImage(part) ? sharedImage(part) : part;
  }

  function sharedImage(image: Image): Image {
    // One picture has other words in each language, and a file may stand for several pictures.
    const key = `${image.id} ${image.alt}`;
    const before = known.get(key);
    if (before && isDeepStrictEqual(before, image)) return before;
    known.set(key, image);
    return image;
  }
}
