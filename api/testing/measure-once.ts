import { hashOf } from '../files/originals';
import { measurePicture, type PictureFacts } from '../files/take-in';

/** Of all catalogues of a file of tests. */
const measured = new Map<string, Promise<PictureFacts>>();

/** As `measurePicture`, once for each content. */
export async function measureOnce(content: Buffer): Promise<PictureFacts> {
  const hash = hashOf(content);
  const facts = measured.get(hash) ?? measurePicture(content);
  measured.set(hash, facts);
  return facts;
}
