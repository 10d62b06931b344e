import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../components/links/link';
import { ColourModeChoice } from '../features/colour-mode/colour-mode-choice';
import { NewsletterLink } from '../features/newsletter/newsletter-link';
import { useLocale } from '../i18n/use-locale';
import { routePath } from '../routes/route-path';
import type { SiteView } from '../seo/site-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../theme/sizes';
import { FROM } from '../theme/tokens';

const footerStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  position: 'relative',
  pt: 'section',
  pb: 6,
  '@media print': { display: 'none' },
};

const floorStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'block',
  pt: 'part',
  borderTop: 'floor',
  fontSize: 'cap',
  // One pitch for all columns; a line is as high as a link must be.
  lineHeight: `max(${SIZES.smallTarget}, 1.55em)`,
  '& > *': { gridColumn: '1 / -1' },
  '& address': { fontStyle: 'normal' },
  '& > address a, & > ul a': {
    display: 'inline-block',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { variant: 'underlines.small' },
  },
  // On phones, farther apart for the thumb.
  '& > ul:nth-of-type(2) li': { py: 1 },
  '& [data-part=credits]': { color: 'muted', '& span': { display: 'inline-block' } },
  '& [data-part=preferences]': {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: 4,
    columnGap: 6,
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    // Leaves room for the fixed button of the search.
    pr: 'clearOfSearch',
  },
  [FROM.columns6]: {
    '& > ul:nth-of-type(2) li': { py: 0 },
    '& > address, & > ul:nth-of-type(2)': { gridColumn: '1 / 7' },
    '& > ul:nth-of-type(1), & > ul:nth-of-type(3)': { gridColumn: '7 / 13' },
    '& > [data-part=preferences]': {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      columnGap: 'gutter',
      pr: 0,
      '& > ul': { gridColumn: '1 / 7' },
      '& > fieldset': { gridColumn: '7 / 13' },
    },
  },
  [FROM.asymmetric]: {
    '& > address': { gridColumn: '1 / 5' },
    '& > ul:nth-of-type(1)': { gridColumn: '5 / 8' },
    '& > ul:nth-of-type(3)': { gridColumn: '10 / 13' },
    '& > ul:nth-of-type(2)': { gridColumn: '8 / 10' },
    '& > [data-part=preferences] > fieldset': { gridColumn: '8 / 13' },
  },
  [FROM.columns12]: { '& > [data-part=preferences] > fieldset': { gridColumn: '10 / 13' } },
};

export function Footer({ site, languageSwitch }: { site: SiteView; languageSwitch: ReactNode }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { street, postal_code, city, phone, email, opening_hours } = site.contact;
  return (
    <footer sx={footerStyles}>
      <div sx={floorStyles}>
        <address>
          {street}
          <br />
          {postal_code} {city}
          <br />
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </address>
        <ul>
          {opening_hours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ul>
          <li>
            <NewsletterLink />
          </li>
          {site.socialNetworks.map(({ url, social_network }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {social_network}
                <span sx={{ variant: 'layout.visuallyHidden' }}> {t('nav.new-tab')}</span>
              </a>
            </li>
          ))}
          <li>
            <Link to={routePath('selection', locale)}>{t('nav.selection')}</Link>
          </li>
          <li>
            <Link to={routePath('legal-notice', locale)}>{t('nav.legal-notice')}</Link>
          </li>
          <li>
            <Link to={routePath('accessibility', locale)}>{t('nav.accessibility')}</Link>
          </li>
        </ul>
        <ul data-part="credits">
          {site.credits.map(({ role, name, url }) => (
            <li key={role}>
              {role}
              {t('site.colon')}
              <span>{url ? <a href={url}>{name}</a> : name}</span>
            </li>
          ))}
        </ul>
        <div data-part="preferences">
          {languageSwitch}
          <ColourModeChoice />
        </div>
      </div>
    </footer>
  );
}
