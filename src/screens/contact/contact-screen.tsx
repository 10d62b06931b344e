import { RichText } from '../../components/html/rich-text';
import { ContactForm } from '../../features/enquiry/contact-form';
import {
  enquiryDraft,
  SELECTION_DRAFT,
  enquiredWork,
  type EnquiredWork,
} from '../../features/enquiry/enquired-work';
import { useEnquiredWorks, type EnquiredWorks } from '../../features/enquiry/use-enquired-works';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { useMessages } from '../../i18n/use-messages';
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
import { useEffect, useState } from 'react';
import { downloadName } from '../../contract/text/download-name';
import { useSite } from '../../page/site-context';
import { filePath } from '../../routes/file-routes';

/** The gallery's own card. It comes with the site, so every view of the page, a preview too, leads to the one file. */
function GalleryVcardLink() {
  const { t, locale } = useMessages();
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

/**
 * The work that the address names, null for none. Undefined at the first render: the page's HTML is the same for every
 * work.
 * @param search the address's query as the router knows it, so that following a link without a work drops the work
 */
export function useEnquiredWork(search?: string): EnquiredWork | null | undefined {
  const [work, setWork] = useState<EnquiredWork | null>();
  useEffect(() => setWork(enquiredWork(search ?? window.location.search) ?? null), [search]);
  return work;
}

const SIZES = pictureSizes('100vw', { columns6: '50vw', asymmetric: '33vw' });

/** Writing to the gallery, and where it is; under it, how to come and the newsletter. */
export function ContactScreen({ view, search }: { view: ContactView; search?: string }) {
  const { t } = useMessages();
  const work = useEnquiredWork(search);
  const works = useEnquiredWorks(search);
  const titles = [...(work?.title ? [work.title] : []), ...(works?.titles ?? [])];
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{view.title}</h1>
      <div sx={formStyles}>
        {works && works.gone.length > 0 && (
          <p role="status" sx={goneStyles}>
            {t('selection.gone', { count: works.gone.length })} {works.gone.join(', ')}
          </p>
        )}
        <ContactForm
          workSlug={work?.slug}
          workSlugs={works?.slugs}
          about={titles}
          draft={work === undefined || !works ? undefined : draftOf(work?.slug, works)}
        />
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

const draftOf = (slug: string | undefined, { slugs, gone }: EnquiredWorks): string =>
  slugs.length + gone.length > 0 ? SELECTION_DRAFT : enquiryDraft(slug);
