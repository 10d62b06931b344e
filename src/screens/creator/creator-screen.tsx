import { DisplayTitle } from '../../components/text/display-title';
import { RichText } from '../../components/html/rich-text';
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
  factsStyles,
  nameStyles,
  screenStyles,
  takeAwayStyles,
  wordsStyles,
} from './creator-screen.styles';
import type { CreatorView } from './creator-view';

/** A creator: portrait, name and facts, biography and what to take away, and the works beneath. */
export function CreatorScreen({ view }: { view: CreatorView }) {
  const { t, locale } = useMessages();
  const { name, facts, biography, portrait, works, vcard } = view;
  const url = usePageUrl(routePath('creators-slug', locale, { slug: view.slug }));
  return (
    <div sx={screenStyles}>
      <article sx={articleStyles} data-portrait={portrait ? 'hung' : 'none'}>
        {portrait && <CreatorPortrait portrait={portrait} name={name} />}
        <div sx={wordsStyles}>
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
