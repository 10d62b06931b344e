import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { whenIdle } from '../../browser/moments/when-idle';
import { useSite } from '../../page/site-context';
import { ExternalLink } from '../../components/links/external-link';
import { mapUrl } from '../../routes/map-url';
import type { OpenNow } from './open-now';
import type { ThemeUICSSObject } from 'theme-ui';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';

const addressStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'grid',
  gap: 'part',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { variant: 'layout.visuallyHidden' },
  '& dd': { ml: 0 },
  '& [data-part=email]': { mt: '-part' },
  '& [data-part=remark]': { color: 'muted' },
  '& [data-part=now]': { '@media print': { display: 'none' } },
  // Keeps the line of what is said of now, so that nothing moves when it comes.
  '& [data-timed]:not(:has([data-part=now]))::after': {
    content: '""',
    display: 'block',
    height: '1lh',
    '@media print': { display: 'none' },
    [WITHOUT_SCRIPTS]: { display: 'none' },
  },
  // Phone and email; the link to the map has a look of its own.
  '& a:not([target])': { variant: 'links.plain', display: 'inline-block' },
  '& a:not([target]):hover': { variant: 'underlines.sub' },
};

/** No visitor waits for it; where its code does not come, nothing is said. */
function LateOpenNow(props: ComponentProps<typeof OpenNow>) {
  const [Part, setPart] = useState<typeof OpenNow>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./open-now').then(
          (part) => setPart(() => part.OpenNow),
          () => undefined,
        );
      }),
    [],
  );
  return Part && <Part {...props} />;
}

export function ContactAddress() {
  const { t } = useTranslation();
  const { contact } = useSite();
  const { street, postal_code, city, country, phone, email, opening_hours, opening_times = [] } = contact;
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
        <div data-timed={opening_times.length > 0 ? '' : undefined}>
          <dt>{t('contact.hours')}</dt>
          {opening_hours.map((line, index) => (
            // The last of several lines is a remark on the hours.
            <dd key={line} data-part={index > 0 && index === opening_hours.length - 1 ? 'remark' : undefined}>
              {line}
            </dd>
          ))}
          {opening_times.length > 0 && <LateOpenNow times={opening_times} />}
        </div>
      )}
    </dl>
  );
}
