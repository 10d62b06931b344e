import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { LINK_PURPOSES, LINK_SUBJECTS } from '../../src/contract/forms/mail-links';
import { MAIL_LINK_PAGES } from '../../src/i18n/pages/forms/mail-link-pages';
import { routePath } from '../../src/routes/route-path';
import { consentWords } from '../newsletter/newsletter-mail';
import { wishConsent } from '../wishes/wish-mail';
import { pageAddress } from './links';

const NAME = 'meubles et lumières';

it.each(LOCALE_CODES)(
  'links of mails (src/contract/forms/mail-links.ts) lead to pages that the site has, in %s',
  (locale) => {
    for (const subject of LINK_SUBJECTS)
      for (const purpose of LINK_PURPOSES)
        expect(pageAddress('https://www.example.org', subject, purpose, { token: 'abc', locale })).toBe(
          `https://www.example.org${routePath(`${subject}-${purpose}`, locale)}?token=abc`,
        );
  },
);

it.each(LOCALE_CODES)(
  'what is kept as agreed to is what the page of the confirmation says, in %s',
  (locale) => {
    const sender = { site: { name: NAME } } as Parameters<typeof consentWords>[0];
    const { newsletter, wishes } = MAIL_LINK_PAGES[locale];
    expect(consentWords(sender, locale)).toBe(newsletter.confirm.text(NAME));
    expect(wishConsent(sender, locale)).toBe(wishes.confirm.text(NAME));
  },
);
