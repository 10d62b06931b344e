import { DisplayTitle } from '../../components/display-title';
import { RichText } from '../../components/html/rich-text';
import { PictureCredits } from '../../components/picture-credits';
import { WorksSection } from '../../components/works/works-section';
import { useMessages } from '../../i18n/use-messages';
import { CreatorPortrait } from './creator-portrait';
import {
  articleStyles,
  biographyStyles,
  creditsStyles,
  factsStyles,
  screenStyles,
  wordsStyles,
} from './creator-screen.styles';
import type { CreatorView } from './creator-view';

/** A creator: portrait, name and facts, biography on the portrait's floor, and the works beneath. */
export function CreatorScreen({ view }: { view: CreatorView }) {
  const { t } = useMessages();
  const { name, facts, biography, portrait, works } = view;
  return (
    <div sx={screenStyles}>
      <article sx={articleStyles} data-portrait={portrait ? 'hung' : 'none'}>
        {portrait && <CreatorPortrait portrait={portrait} />}
        <div sx={wordsStyles}>
          <DisplayTitle>{name}</DisplayTitle>
          {facts.length > 0 && (
            <ul sx={factsStyles}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {biography && (
            <div sx={biographyStyles} data-biography="">
              <RichText html={biography} />
            </div>
          )}
          <PictureCredits pictures={[portrait]} sx={creditsStyles} />
        </div>
      </article>
      <WorksSection id="works" title={t('creator.works')} works={works} sx={{ pt: 'section' }} />
    </div>
  );
}
