import { useTranslation } from 'gatsby-plugin-react-i18next';
import { NamedCreators } from '../../components/creators/named-creators';
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
import type { PressArticleView } from './press-article-view';
import { ExternalLink } from '../../components/links/external-link';
import { FileLink } from '../../components/links/file-link';

function PressArticleLinks({ url, pressRelease }: Pick<PressArticleView, 'url' | 'pressRelease'>) {
  const { t } = useTranslation();
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

export function PressArticleScreen({ view }: { view: PressArticleView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { title, publication, date, author, pictures, body, url, pressRelease, works, designers } = view;
  const address = usePageUrl(routePath('press-slug', locale, { slug: view.slug }));
  return (
    <div sx={screenStyles}>
      <PictureViewer pictures={pictures} subject={{ title }}>
        <Story
          title={title}
          picture={pictures[0]}
          facts={
            <p>
              {publication}
              {date && (
                <>
                  <br />
                  {date}
                </>
              )}
              {author && (
                <>
                  <br />
                  {author}
                </>
              )}
            </p>
          }
          text={body}
          aside={
            <>
              <PressArticleLinks url={url} pressRelease={pressRelease} />
              <ShareButton url={address} title={title} text={publication} />
            </>
          }
        />
        <StoryPictures pictures={pictures.slice(1)} sx={picturesStyles} />
      </PictureViewer>
      <PictureCredits pictures={pictures} sx={creditsStyles} />
      <WorksSection id="works" title={t('press.cited-works')} works={works} sx={sectionStyles} />
      <NamedCreators
        id="designers"
        title={t('press.cited-designers')}
        creators={designers}
        sx={sectionStyles}
      />
    </div>
  );
}
