import { useTranslation } from 'gatsby-plugin-react-i18next';
import { DisplayTitle } from '../../components/text/display-title';
import { RichText } from '../../components/html/rich-text';
import { PressMentions } from '../../components/press/press-mentions';
import { WorksSection } from '../../components/works/works-section';
import { ShareButton } from '../../features/share/share-button';
import { usePageUrl } from '../../features/share/use-page-url';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';
import { CreatorVcard } from './creator-vcard';
import {
  articleStyles,
  biographyStyles,
  factsStyles,
  nameStyles,
  pressStyles,
  screenStyles,
  takeAwayStyles,
  wordsStyles,
} from './creator-screen.styles';
import type { CreatorView } from './creator-view';
import { useMemo } from 'react';
import { PictureCredits } from '../../components/pictures/picture-credits';
import { PictureLink } from '../../components/pictures/picture-link';
import { WishLink } from '../../features/wishes/wish-link';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait, type PictureView } from '../../media/picture-view';
import { creditsStyles, portraitStyles } from './creator-portrait.styles';

/** A tall one fills the first screen's height and is cut at its sides. */
const SIZES = {
  tall: pictureSizes('90vw', { asymmetric: 'max(42vw, 72vh)' }),
  wide: pictureSizes('90vw', { asymmetric: '42vw' }),
};

function CreatorPortrait({ portrait, name }: { portrait: PictureView; name: string }) {
  const frame = isPortrait(portrait) ? 'tall' : 'wide';
  const pictures = useMemo(() => [portrait], [portrait]);
  return (
    <PictureViewer pictures={pictures} subject={{ title: name }}>
      <div sx={portraitStyles} data-frame={frame}>
        <PictureLink picture={portrait} sizes={SIZES[frame]} eager fill={frame === 'tall'} />
        <PictureCredits pictures={pictures} sx={creditsStyles} />
      </div>
    </PictureViewer>
  );
}

export function CreatorScreen({ view }: { view: CreatorView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, facts, biography, portrait, works, allWorks, press, vcard } = view;
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
      <WorksSection
        id="works"
        title={t('creator.works')}
        works={works}
        all={allWorks && { ...allWorks, words: t('creator.all-works', { count: allWorks.count }) }}
        sx={{ pt: 'section' }}
      />
      {press && (
        <section sx={pressStyles} aria-labelledby="press">
          <h2 id="press">{t('nav.press')}</h2>
          <PressMentions press={press} />
        </section>
      )}
      <WishLink subject={{ kind: 'creator', slug: view.slug }} sx={{ pt: 'part' }} />
    </div>
  );
}
