import { useSite } from '../../page/site-context';
import { useMessages } from '../../i18n/use-messages';
import { ExternalLink } from '../../components/links/external-link';
import { mapUrl } from '../../routes/map-url';
import type { ThemeUICSSObject } from 'theme-ui';

const addressStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'grid',
  gap: 'part',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { variant: 'layout.visuallyHidden' },
  '& dd': { ml: 0 },
  '& [data-part=email]': { mt: '-part' },
  // The last of several lines is a remark on the hours.
  '& [data-part=hours] dd:last-of-type:not(:first-of-type)': { color: 'muted' },
  // Phone and email; the link to the map has a look of its own.
  '& a:not([target])': { variant: 'links.plain', display: 'inline-block' },
  '& a:not([target]):hover': { variant: 'underlines.sub' },
};

export function ContactAddress() {
  const { t } = useMessages();
  const { contact } = useSite();
  const { street, postal_code, city, country, phone, email, opening_hours } = contact;
  const map = mapUrl(contact, `${street}, ${postal_code} ${city}, ${country}`) ?? '';
  return (
    <dl sx={addressStyles}>
      <div>
        <dt>{t('contact.address')}</dt>
        <dd>
          {street}
          <br />
          {postal_code} {city}, {country}
          <br />
          <ExternalLink href={map} sx={{ '@media print': { display: 'none' } }}>
            {t('contact.map')}
          </ExternalLink>
        </dd>
      </div>
      <div>
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </dd>
      </div>
      <div data-part="email">
        <dt>{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      {opening_hours.length > 0 && (
        <div data-part="hours">
          <dt>{t('contact.hours')}</dt>
          {opening_hours.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      )}
    </dl>
  );
}
