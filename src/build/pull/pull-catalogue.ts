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

export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  constructor(
    readonly failures: readonly GalleryError[],
    readonly conflicts: readonly string[],
  ) {
    super(catalogueErrorText(failures, conflicts));
  }
}

/** Goes on after a failed call, so that the CatalogueError lists everything that is wrong. */
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
  // With a failed list its items would be missing, and translations of them reported as broken.
  if (failures.length === 0) {
    const lists = Object.fromEntries(pulls.map((pull) => [pull.locale, pull.lists]));
    for (const conflict of checkTranslations(lists as Record<LocaleCode, Collections>))
      conflicts.add(conflict);
  }
  if (failures.length > 0 || conflicts.size > 0) throw new CatalogueError(failures, [...conflicts]);

  return Object.fromEntries(pulls.map(({ locale, catalogue }) => [locale, catalogue])) as Catalogue;
}
