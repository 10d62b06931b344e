import { ExternalLink } from '../../components/links/external-link';
import { FileLink } from '../../components/links/file-link';
import { useMessages } from '../../i18n/use-messages';
import type { PressArticleView } from './press-article-view';

/** Where the article can be read as it was published, and the press release. */
export function PressArticleLinks({ url, pressRelease }: Pick<PressArticleView, 'url' | 'pressRelease'>) {
  const { t } = useMessages();
  return (
    <>
      {url && (
        <p>
          <ExternalLink href={url} sx={{ variant: 'links.elsewhere' }}>
            {t('press.read-elsewhere')}
          </ExternalLink>
        </p>
      )}
      {pressRelease && <FileLink file={pressRelease} label={t('press.press-release')} />}
    </>
  );
}
