import { Fragment } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ExternalLink } from '../../components/links/external-link';
import { EventEnquiryLink } from '../../features/enquiry/event-enquiry-link';
import { NEEDS_PAGE } from '../../page/needs-page';
import type { EventView } from './event-view';

export function EventFacts({ event }: { event: EventView }) {
  const { t } = useTranslation();
  const { state, kind, dates, hours, calendar, reserve, venue } = event;
  return (
    <>
      <p>
        {[state, kind].filter(Boolean).map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
      <p>
        {[dates, ...hours].filter(Boolean).map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
        {calendar && (
          <>
            <br />
            <a
              href={calendar.url}
              download={calendar.filename}
              {...NEEDS_PAGE}
              sx={{ variant: 'links.underlined', '@media print': { display: 'none' } }}
            >
              {t('calendar.add')}
            </a>
          </>
        )}
      </p>
      {reserve && (
        <p sx={{ '@media print': { display: 'none' } }}>
          {reserve.url ? (
            <ExternalLink href={reserve.url}>{t('event.reserve')}</ExternalLink>
          ) : (
            <EventEnquiryLink event={event} sx={{ variant: 'links.underlined' }} />
          )}
        </p>
      )}
      {venue && (
        <p>
          {venue.lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      )}
      {venue?.mapUrl && (
        <p sx={{ '@media print': { display: 'none' } }}>
          <ExternalLink href={venue.mapUrl}>{t('contact.map')}</ExternalLink>
        </p>
      )}
    </>
  );
}
