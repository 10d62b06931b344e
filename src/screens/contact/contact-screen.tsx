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
import { ContactAddress } from './contact-address';
import type { ContactView } from './contact-view';
import {
  addressStyles,
  asideStyles,
  belowStyles,
  formStyles,
  goneStyles,
  pictureStyles,
  screenStyles,
  titleStyles,
} from './contact-screen.styles';
import { downloadName } from '../../contract/text/download-name';
import { FORM_PATHS } from '../../contract/forms/form-paths';
import { usePostedBefore } from '../../page/posted-form';
import { useSite } from '../../page/site-context';
import { filePath } from '../../routes/file-routes';

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
