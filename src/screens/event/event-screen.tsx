import { useTranslation } from 'gatsby-plugin-react-i18next';
import { NamedCreators } from '../../components/creators/named-creators';
import { FileLink } from '../../components/links/file-link';
import { PictureCredits } from '../../components/pictures/picture-credits';
import { Story } from '../../components/story/story';
import { StoryPictures } from '../../components/story/story-pictures';
import { WorksSection } from '../../components/works/works-section';
import { ShareButton } from '../../features/share/share-button';
import { usePageUrl } from '../../features/share/use-page-url';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';
import {
  creditsStyles,
  picturesStyles,
  screenStyles,
  sectionStyles,
} from '../../components/story/story-page.styles';
import type { EventView } from './event-view';
import { Fragment } from 'react';
import { ExternalLink } from '../../components/links/external-link';
import { EventEnquiryLink } from '../../features/enquiry/event-enquiry-link';
import { NEEDS_PAGE } from '../../page/needs-page';

export function EventScreen({ view }: { view: EventView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { title, pictures, description, pressRelease, works, artists } = view;
  const url = usePageUrl(routePath('events-slug', locale, { slug: view.slug }));
  return (
    <div sx={screenStyles}>
      <PictureViewer pictures={pictures} subject={{ title }}>
        <Story
          title={title}
          picture={pictures[0]}
          facts={<EventFacts event={view} />}
          text={description}
          aside={
            <>
              {pressRelease && <FileLink file={pressRelease} label={t('event.press-release')} />}
              <ShareButton url={url} title={title} text={view.dates} />
            </>
          }
        />
        <StoryPictures pictures={pictures.slice(1)} sx={picturesStyles} />
      </PictureViewer>
      <PictureCredits pictures={pictures} sx={creditsStyles} />
      <WorksSection id="works" title={t('event.exhibited-works')} works={works} sx={sectionStyles} />
      <NamedCreators id="artists" title={t('event.featured-artists')} creators={artists} sx={sectionStyles} />
    </div>
  );
}

function EventFacts({ event }: { event: EventView }) {
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
