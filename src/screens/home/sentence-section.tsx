import { useMessages } from '../../i18n/use-messages';
import { asideStyles, leadStyles } from './home-sections.styles';

/** The gallery's sentence. */
export function SentenceSection({ html }: { html: string }) {
  const { t } = useMessages();
  return (
    <section sx={asideStyles} aria-labelledby="gallery">
      <h2 id="gallery">{t('home.gallery')}</h2>
      <div sx={leadStyles} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
