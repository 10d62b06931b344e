import { readFileSync } from 'node:fs';
import { hashOf, measurePicture, type PictureFacts } from '../media/picture-facts';

/** Of all catalogues of a file of tests. */
const measured = new Map<string, Promise<PictureFacts>>();

/** As `measurePicture`, once for each content; an object of its own, by which what is in a catalogue's folder is known. */
export async function measureOnce(file: string): Promise<PictureFacts> {
  const hash = hashOf(readFileSync(file));
  const facts = measured.get(hash) ?? measurePicture(file);
  measured.set(hash, facts);
  return { ...(await facts) };
}
