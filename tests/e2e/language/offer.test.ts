import { LOCALES, type LocaleCode } from '../../../src/i18n/locales';
import { translator } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { expect, test } from '../support/test';
const WORK: Record<LocaleCode, string> = {
  en: routePath('works-slug', 'en', { slug: 'quai-bench' }),
  fr: routePath('works-slug', 'fr', { slug: 'banc-quai' }),
};

for (const [path, locale] of [
  [WORK.en, 'en'],
  [WORK.fr, 'fr'],
  ['/fr', 'fr'],
] satisfies [string, LocaleCode][] as [string, LocaleCode][])
  test(`on a phone, the offer of another language covers none of the first words of ${path}`, async () => {
    const visitors = LOCALES[locale === 'en' ? 'fr' : 'en'];
    const page = await open(path, {
      viewport: { width: 390, height: 844 },
      locale: visitors.tag,
      isOffered: true,
      hasTouch: true,
    });
    const offer = page.getByRole('complementary', { name: translator(locale)('nav.language') });
    await offer.waitFor();
    const covered = await offer.evaluate(async (note) => {
      const mover = note.parentElement!;
      await Promise.all(mover.getAnimations().map(({ finished }) => finished));
      const at = note.getBoundingClientRect();
      const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent!.trim() || node.parentElement!.getBoundingClientRect().width <= 1) continue;
        const words = document.createRange();
        words.selectNodeContents(node);
        if ([...words.getClientRects()].some(({ top, bottom }) => bottom > at.top && top < at.bottom))
          found.push(node.textContent!);
      }
      return found;
    });
    expect(covered).toEqual([]);
  });
