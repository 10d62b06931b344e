import type { Work } from '../../../src/contract/items/work';
import { createGallery } from '../../../src/gallery/gallery';
import type { LocaleCode } from '../../../src/i18n/locales';
import { SITE } from '../support/site/site';

const gallery = createGallery({ baseUrl: SITE.apiUrl });

/** The first work in a language that has what a test looks at. */
export async function findWork(locale: LocaleCode, fits: (work: Work) => boolean): Promise<Work> {
  for (const { slug } of await gallery.works(locale)) {
    const work = await gallery.work(locale, slug);
    if (fits(work)) return work;
  }
  throw new Error(`No work in ${locale} has what the test looks at`);
}

/** A lamp that can be lit, with an original and several pictures more. */
export const findLamp = (locale: LocaleCode): Promise<Work> =>
  findWork(
    locale,
    ({ image, images, hd_images }) =>
      image?.night?.lamp === true && hd_images.length > 0 && images.length > 2,
  );
