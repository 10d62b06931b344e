import { RichText } from '../../components/html/rich-text';
import { ContactForm } from '../../features/enquiry/contact-form';
import { enquiryDraft } from '../../features/enquiry/enquired-work';
import { useEnquiredWork } from '../../features/enquiry/use-enquired-work';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { useMessages } from '../../i18n/use-messages';
import { Picture } from '../../media/picture';
import { ContactAddress } from './contact-address';
import type { ContactView } from './contact-view';
import {
  asideStyles,
  belowStyles,
  formStyles,
  pictureStyles,
  screenStyles,
  titleStyles,
} from './contact-screen.styles';

const SIZES = '(min-width: 860px) 33vw, 100vw';

/** Writing to the gallery, and where it is; under it, how to come and the newsletter. */
export function ContactScreen({ view, search }: { view: ContactView; search?: string }) {
  const { t } = useMessages();
  const work = useEnquiredWork(search);
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{view.title}</h1>
      <div sx={formStyles}>
        <ContactForm
          workSlug={work?.slug}
          workTitle={work?.title}
          draft={work === undefined ? undefined : enquiryDraft(work?.slug)}
        />
      </div>
      <div sx={asideStyles}>
        {view.picture && (
          <div sx={pictureStyles} data-veil="thin">
            <Picture picture={view.picture} sizes={SIZES} />
          </div>
        )}
        <ContactAddress />
      </div>
      {view.body && (
        <section sx={belowStyles} aria-labelledby="visit">
          <h2 id="visit">{t('contact.visit')}</h2>
          <RichText html={view.body} />
        </section>
      )}
      <section id="newsletter" sx={belowStyles} aria-label={t('newsletter.title')}>
        <NewsletterForm quiet />
      </section>
    </div>
  );
}
