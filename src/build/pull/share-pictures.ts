import { isDeepStrictEqual } from 'node:util';
import type { Image } from '../../contract/common';
import { isImage } from '../media/media-urls';

/** Pictures repeat in lists and related works: gigabytes for 20,000 works, were they not shared. */
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
    // The alternative text differs by language, and one file may be several pictures.
    const key = `${image.id} ${image.alt}`;
    const before = known.get(key);
    if (before && isDeepStrictEqual(before, image)) return before;
    known.set(key, image);
    return image;
  }
}
