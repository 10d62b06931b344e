import { useSite } from '../../page/site-context';
import { useMessages } from '../../i18n/use-messages';
import { ExternalLink } from '../../components/links/external-link';
import { mapUrl } from '../../routes/map-url';
import { addressStyles } from './contact-address.styles';

/** Address, telephone, email and hours; the words that say which is which are for those who don't see the page. */
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
