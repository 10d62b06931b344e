import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../components/links/link';
import { ColourModeChoice } from '../features/colour-mode/colour-mode-choice';
import { NewsletterLink } from '../features/newsletter/newsletter-link';
import { useLocale } from '../i18n/use-locale';
import { routePath } from '../routes/route-path';
import { floorStyles, footerStyles } from './footer.styles';
import type { SiteView } from '../seo/site-view';

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
