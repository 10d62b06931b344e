import { useMessages } from '../../i18n/use-messages';
import { NewsletterLink } from '../../features/newsletter/newsletter-link';
import { asideStyles, leadStyles } from './home-sections.styles';

const SLOT = '{{newsletter}}';

/** One sentence, whose word 'newsletter' opens the dialog. */
export function NewsletterSection() {
  const { t } = useMessages();
  const [before, after] = t('home.newsletter', { newsletter: SLOT }).split(SLOT);
  return (
    <section sx={{ ...asideStyles, '@media print': { display: 'none' } }}>
      <p sx={leadStyles}>
        {before}
        <NewsletterLink sx={{ variant: 'links.reading' }} />
        {after}
      </p>
    </section>
  );
}
