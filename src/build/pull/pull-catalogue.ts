import { LOCALE_CODES, type LocaleCode } from '../../contract/locale-codes';
import type { Gallery } from '../../gallery/gallery';
import type { Catalogue } from '../../gallery/catalogue';
import { checkCatalogue, type Collections } from './check-catalogue';
import { checkTranslations } from './check-translations';
import type { Progress } from './progress';
import { pullLocale } from './pull-locale';
import { createRound } from './pull-round';
import { createPictureSharing } from './share-pictures';
import type { GalleryError } from '../../gallery/faults/gallery-error';
import { catalogueErrorText } from './catalogue-error-text';

/** A pull that cannot be built from. Its message lists all that is wrong, for a terminal. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  /** @param conflicts sentences about items that keep the contract but do not agree */
  constructor(
    readonly failures: readonly GalleryError[],
    readonly conflicts: readonly string[],
  ) {
    super(catalogueErrorText(failures, conflicts));
  }
}

/**
 * Pulls everything the site shows, in every language, and checks it.
 * @param options `onProgress` is called after every call
 * @returns a catalogue whose parts keep the contract and agree with each other
 * @throws CatalogueError with all that is wrong: every call is made, whatever became of the others
 */
export async function pullCatalogue(
  gallery: Gallery,
  { onProgress }: { onProgress?: (progress: Progress) => void } = {},
): Promise<Catalogue> {
  const unchangedBefore = gallery.unchangedCalls();
  const round = createRound(() => gallery.unchangedCalls() - unchangedBefore, onProgress);
  const share = createPictureSharing();
  const attend = async <T>(call: Promise<T>) => share(await round.attend(call));
  const pulls = await Promise.all(
    LOCALE_CODES.map(async (locale) => ({ locale, ...(await pullLocale(gallery, locale, attend)) })),
  );

  const failures = round.failures();
  const conflicts = new Set(
    pulls.flatMap(({ locale, lists, catalogue }) => [
      ...checkCatalogue(locale, lists),
      ...checkCatalogue(locale, catalogue),
    ]),
  );
  // A list that failed lacks its items, whose translations would seem to lead nowhere.
  if (failures.length === 0) {
    const lists = Object.fromEntries(pulls.map((pull) => [pull.locale, pull.lists]));
    for (const conflict of checkTranslations(lists as Record<LocaleCode, Collections>))
      conflicts.add(conflict);
  }
  if (failures.length > 0 || conflicts.size > 0) throw new CatalogueError(failures, [...conflicts]);

  // Without failures no part of a pull is an error.
  return Object.fromEntries(pulls.map(({ locale, catalogue }) => [locale, catalogue])) as Catalogue;
}
