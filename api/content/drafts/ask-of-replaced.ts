import type { Queries } from '../../database/queries';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { isSame } from '../contract/field-path';
import type { OfItem, Values } from '../contract/item';
import { placedPictures, type PlacedPicture } from '../../media/pictures-in';
import { askToRead, readAgainOn } from '../../media/replaced-picture-queries';

/**
 * Words that were written for a picture, and stand at another one since this save: only now the one of before is known. Of what
 * is public it is known later as well, and asked about by findings/read-again.
 *
 * @param published what is public; empty where nothing ever was
 */
export async function askOfReplaced(
  to: Queries,
  { shelf, id }: OfItem,
  { published, before, after }: Record<'published' | 'before' | 'after', Values>,
): Promise<void> {
  const [were, are, ofPublished] = [placedPictures(before), placedPictures(after), placedPictures(published)];
  const gone = were.filter((one) => !isAmong(are, one));
  const come = are.filter((one) => !isAmong(were, one) && !isAmong(ofPublished, one));
  if (gone.length === 0 || come.length === 0) return;
  const asked = await readAgainOn(to, shelf, id);
  for (const { file: into, alt } of come) {
    const known = asked.find((one) => one.file === into)?.alts ?? [];
    const kept = (Object.entries(alt) as [LocaleCode, string][]).flatMap(([locale, text]) => {
      const of = gone.find((one) => one.alt[locale] === text);
      // Of a public picture it is asked there; and what is brought back has its own words.
      const isSaid = !of || text === '' || ofPublished.some((one) => one.alt[locale] === text);
      const isBack = asked.some(
        (one) =>
          one.file === of?.file && one.alts.some(({ was, [locale]: own }) => was === into && own === text),
      );
      return isSaid || isBack ? [] : [{ was: of.file, [locale]: text }];
    });
    const alts = [...known, ...kept.filter((one) => !known.some((other) => isSame(one, other)))];
    if (alts.length > known.length) await askToRead(to, shelf, id, { file: into, alts });
  }
}

const isAmong = (pictures: readonly PlacedPicture[], { file }: PlacedPicture): boolean =>
  pictures.some((one) => one.file === file);
