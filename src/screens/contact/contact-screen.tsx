import { useTranslation } from 'gatsby-plugin-react-i18next';
import { RichText } from '../../components/html/rich-text';
import { ContactForm } from '../../features/enquiry/form/contact-form';
import { EnquiredList } from '../../features/enquiry/about/enquired-list';
import { enquiryDraft, eventDraft, SELECTION_DRAFT } from '../../features/enquiry/about/enquired-work';
import { EventSubject } from '../../features/enquiry/about/event-subject';
import type { NamedSubject } from '../../features/enquiry/about/named-subject';
import { SubjectHere } from '../../features/enquiry/about/subject-here';
import { useEnquiredWorks, type EnquiredWorks } from '../../features/enquiry/about/use-enquired-works';
import { useNamedEvent, type NamedEvent } from '../../features/enquiry/about/use-named-event';
import { useTakenOut } from '../../features/enquiry/about/use-taken-out';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { useLocale } from '../../i18n/use-locale';
import { Picture } from '../../media/picture';
import { pictureSizes } from '../../media/picture-sizes';
import type { ContactView } from './contact-view';
import { downloadName } from '../../contract/text/download-name';
import { FORM_PATHS } from '../../contract/forms/form-paths';
import { usePostedBefore } from '../../page/posted-form';
import { useSite } from '../../page/site-context';
import { filePath } from '../../routes/file-routes';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM, WITHOUT_SCRIPTS } from '../../theme/tokens';
import { useEffect, useState, type ComponentProps } from 'react';
import { whenIdle } from '../../browser/moments/when-idle';
import { ExternalLink } from '../../components/links/external-link';
import { mapUrl } from '../../routes/map-url';
import type { OpenNow } from './open-now';

const contactAddressAddressStyles: ThemeUICSSObject = {
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
    <dl sx={contactAddressAddressStyles}>
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

/** The first row is as high as the form; picture and address may reach into the next. */
const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 'gutter',
  isolation: 'isolate',
  '& > *': { gridColumn: '1 / -1' },
  [FROM.asymmetric]: { gridTemplateRows: 'auto 1fr' },
};

const titleStyles: ThemeUICSSObject = {
  variant: 'text.sectionTitle',
  pt: 4,
  [FROM.asymmetric]: { gridColumn: '1 / 8' },
};

const formStyles: ThemeUICSSObject = {
  pt: 'part',
  [FROM.asymmetric]: { gridColumn: '1 / 8', pt: 'block' },
};

const goneStyles: ThemeUICSSObject = { variant: 'text.cap', pb: 3, color: 'sold', maxWidth: '62ch' };

const asideStyles: ThemeUICSSObject = {
  display: 'grid',
  alignContent: 'start',
  gap: 'set',
  pt: 7,
  [FROM.columns6]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 'gutter',
    '& > :last-of-type': { alignSelf: 'end' },
  },
  [FROM.asymmetric]: { gridTemplateColumns: 'minmax(0, 1fr)', gridColumn: '9 / 13', gridRow: '1 / 3', pt: 0 },
};

const addressStyles: ThemeUICSSObject = { display: 'grid', gap: 'part' };

/** Cropped to a portrait: it shows the room, no piece. */
const pictureStyles: ThemeUICSSObject = {
  aspectRatio: '4 / 5',
  mx: 'calc(-1 * var(--margin))',
  '& > span': { height: '100%' },
  '& [data-file]': { aspectRatio: 'auto' },
  [FROM.columns6]: { mr: 0 },
  [FROM.asymmetric]: { ml: 0, mr: 'bleed' },
};

const belowStyles: ThemeUICSSObject = {
  pt: 'section',
  '& > h2': { variant: 'text.label', pb: 'caption' },
  '&#newsletter': { pt: 'rowLarge' },
  [FROM.asymmetric]: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    '& > h2': { gridColumn: '1 / 5', pb: 0 },
    '& > div': { gridColumn: '6 / 12' },
  },
  '@media print': { '&#newsletter': { display: 'none' } },
};

/** Comes with the site's data, so that a preview leads to the same file. */
function GalleryVcardLink() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name } = useSite();
  return (
    <p sx={{ '@media print': { display: 'none' } }}>
      <a
        href={filePath('contact-card', locale)}
        download={downloadName([name], 'vcf')}
        sx={{ variant: 'links.underlined' }}
      >
        {t('card.download')}
      </a>
    </p>
  );
}

const SIZES = pictureSizes('100vw', { columns6: '50vw', asymmetric: '33vw' });

export function ContactScreen({ view, search }: { view: ContactView; search?: string }) {
  const { t } = useTranslation();
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{view.title}</h1>
      <div sx={formStyles}>
        {/* About something else it is another form, also after the first was sent. */}
        <Enquiry key={search} search={search} subject={view.subject} />
      </div>
      <div sx={asideStyles}>
        {view.picture && (
          <div sx={pictureStyles}>
            <Picture picture={view.picture} sizes={SIZES} fill />
          </div>
        )}
        <div sx={addressStyles}>
          <ContactAddress />
          <GalleryVcardLink />
        </div>
      </div>
      {view.body && (
        <section sx={belowStyles} aria-labelledby="visit">
          <h2 id="visit">{t('contact.visit')}</h2>
          <RichText html={view.body} />
        </section>
      )}
      <section id="newsletter" sx={belowStyles} aria-labelledby="sign-up">
        <h2 id="sign-up">{t('nav.newsletter')}</h2>
        <div>
          <NewsletterForm quiet />
        </div>
      </section>
    </div>
  );
}

/** Works that are taken out or not found are not sent. */
function Enquiry({ search, subject }: { search: string | undefined; subject: NamedSubject | undefined }) {
  const { t } = useTranslation();
  const works = useEnquiredWorks(search);
  const event = useNamedEvent(search);
  const taken = useTakenOut();
  // A page that answers a form has no scripts, even where the browser runs them, and sends along what was named before.
  const isPosted = usePostedBefore(FORM_PATHS.contact) !== undefined;
  const here = subject && <SubjectHere subject={subject} />;
  const named = works?.works ?? [];
  const kept = named.filter(({ slug }) => !taken.isOut(slug));
  const isSent = (slug: string | undefined) => kept.some((work) => work.slug === slug);
  const single = isSent(works?.single) ? works?.single : undefined;
  const visit = event && !event.isGone ? event : undefined;
  const missing = [
    ...(works && works.gone > 0 ? [t('enquiry.gone', { count: works.gone })] : []),
    ...(event?.isGone ? [t('enquiry.event-gone')] : []),
  ];
  return (
    <>
      <div role="status">
        {missing.map((text) => (
          <p key={text} sx={goneStyles}>
            {text}
          </p>
        ))}
      </div>
      <ContactForm
        workSlug={single}
        workSlugs={works?.isSelection ? kept.flatMap(({ slug }) => (slug === single ? [] : slug)) : undefined}
        asked={{ works: kept.filter(({ title, sold }) => title && !sold).length, isPriced: false }}
        eventSlug={visit?.slug}
        about={
          <>
            {isPosted && here}
            {!isPosted && subject && (
              <noscript>
                {here}
                <input type="hidden" name={subject.name} value={subject.slug} />
              </noscript>
            )}
            {visit?.title && <EventSubject event={visit} />}
            {works?.isKnown && named.length > 0 && <EnquiredList works={named} taken={taken} />}
          </>
        }
        draft={works && event !== undefined ? draftOf(works, event) : undefined}
      />
    </>
  );
}

const draftOf = ({ single, isSelection }: EnquiredWorks, event: NamedEvent | null): string => {
  if (event) return eventDraft(event.slug);
  return isSelection ? SELECTION_DRAFT : enquiryDraft(single);
};
