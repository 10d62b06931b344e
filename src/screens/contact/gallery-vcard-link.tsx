import { downloadName } from '../../contract/text/download-name';
import { useSite } from '../../page/site-context';
import { useMessages } from '../../i18n/use-messages';
import { filePath } from '../../routes/file-routes';

/** The gallery's own card. It comes with the site, so every view of the page, a preview too, leads to the one file. */
export function GalleryVcardLink() {
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
