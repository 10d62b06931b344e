import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { LINK_PURPOSES } from '../../src/contract/forms/newsletter';
import { NEWSLETTER_PAGES } from '../../src/i18n/newsletter-pages';
import { routePath } from '../../src/routes/route-path';
import { pageAddress } from './links';
import { consentWords } from './newsletter-mail';

const NAME = 'meubles et lumières';

it.each(LOCALE_CODES)('links of mails lead to pages that the site has, in %s', (locale) => {
  for (const purpose of LINK_PURPOSES)
    expect(pageAddress('https://www.example.org', purpose, 'abc', locale)).toBe(
      `https://www.example.org${routePath(`newsletter-${purpose}`, locale)}?token=abc`,
    );
});

it.each(LOCALE_CODES)(
  'what is kept as agreed to is what the page of the confirmation says, in %s',
  (locale) => {
    const sender = { site: { name: NAME } } as Parameters<typeof consentWords>[0];
    expect(consentWords(sender, locale)).toBe(NEWSLETTER_PAGES[locale].confirm.text(NAME));
  },
);
