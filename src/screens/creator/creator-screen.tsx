import { DisplayTitle } from '../../components/display-title';
import { RichText } from '../../components/html/rich-text';
import { PictureCredits } from '../../components/picture-credits';
import { WorksSection } from '../../components/works/works-section';
import { ShareButton } from '../../features/share/share-button';
import { usePageUrl } from '../../features/share/use-page-url';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';
import { CreatorPortrait } from './creator-portrait';
import { CreatorVcard } from './creator-vcard';
import {
  articleStyles,
  biographyStyles,
  creditsStyles,
  factsStyles,
  nameStyles,
  screenStyles,
  takeAwayStyles,
  wordsStyles,
} from './creator-screen.styles';
import type { CreatorView } from './creator-view';

/** Characters (tags included) above which a biography fills the first screen beside its portrait. */
const LONG_BIOGRAPHY = 700;

/** A creator: portrait, name and facts, biography and what to take away, and the works beneath. */
export function CreatorScreen({ view }: { view: CreatorView }) {
  const { t, locale } = useMessages();
  const { name, facts, biography, portrait, works, vcard } = view;
  const url = usePageUrl(routePath('creators-slug', locale, { slug: view.slug }));
  return (
    <div sx={screenStyles}>
      <article sx={articleStyles} data-portrait={portrait ? 'hung' : 'none'}>
        {portrait && <CreatorPortrait portrait={portrait} name={name} />}
        <div sx={wordsStyles} data-biography={lengthOf(biography)}>
          <DisplayTitle sx={nameStyles}>{name}</DisplayTitle>
          {facts.length > 0 && (
            <ul sx={factsStyles} data-part="facts">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {biography && (
            <div sx={biographyStyles} data-part="biography">
              <RichText html={biography} />
            </div>
          )}
          <PictureCredits pictures={[portrait]} sx={creditsStyles} />
          <div sx={takeAwayStyles} data-part="take-away">
            <CreatorVcard vcard={vcard}>
              <ShareButton url={url} title={name} />
            </CreatorVcard>
          </div>
        </div>
      </article>
      <WorksSection id="works" title={t('creator.works')} works={works} sx={{ pt: 'section' }} />
    </div>
  );
}

function lengthOf(biography: string | undefined): 'none' | 'short' | 'long' {
  if (!biography) return 'none';
  return biography.length > LONG_BIOGRAPHY ? 'long' : 'short';
}
