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
import type { CreatorView } from './creator-view';
import { useMemo } from 'react';
import { PictureCredits } from '../../components/pictures/picture-credits';
import { PictureLink } from '../../components/pictures/picture-link';
import { WishLink } from '../../features/wishes/wish-link';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait, type PictureView } from '../../media/picture-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../../theme/space';
import { FROM } from '../../theme/tokens';

const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

const articleStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 4,
  isolation: 'isolate',
};

const wordsStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  minWidth: 0,
  [FROM.asymmetric]: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    '& > *': { gridColumn: '1 / -1', minWidth: 0 },
    '[data-portrait=hung] > &': {
      gridColumn: '7 / 13',
      gridTemplateRows: 'auto auto 1fr auto',
      '& > [data-part=biography]': { gridRow: 3, alignSelf: 'end' },
      '& > [data-part=take-away]': { gridRow: 4 },
    },
    '[data-portrait=none] > &': {
      gridTemplateRows: 'auto auto 1fr',
      '& > [data-part=facts], & > [data-part=take-away]': { gridColumn: '1 / 6' },
      '& > [data-part=take-away]': { gridRow: 3, alignSelf: 'start' },
      '& > [data-part=biography]': { gridColumn: '7 / 13', gridRow: '2 / 4' },
    },
  },
};

const nameStyles: ThemeUICSSObject = { '[data-portrait=none] &': { pt: 4 } };

const factsStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  mt: 'caption',
  color: 'muted',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
};

const takeAwayStyles: ThemeUICSSObject = { pt: 'block', '@media print': { pt: 3 } };

const biographyStyles: ThemeUICSSObject = {
  pt: 'part',
  [FROM.asymmetric]: {
    pt: 'block',
    '[data-portrait=none] > * > &': { mt: 'caption', pt: 0 },
  },
};

/** As the names under an event; the last row of the works has its own space below it. */
const pressStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 3,
  pt: 'section',
  '[aria-labelledby=works] + &': { pt: 5 },
  '& > h2': { variant: 'layout.label' },
  '& > ul': { gridColumn: '1 / -1' },
  [FROM.asymmetric]: { '& > h2': { gridColumn: '1 / 4' }, '& > ul': { gridColumn: '4 / 13' } },
};

/** Sticky beside a longer biography, so that both end on one floor. */
const portraitStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  ml: 'calc(-1 * var(--margin))',
  mr: 'calc(2 * var(--margin))',
  [FROM.asymmetric]: {
    gridColumn: '1 / 6',
    position: 'sticky',
    top: 'header',
    alignSelf: 'start',
    ml: 'bleed',
    mr: 0,
    '&[data-frame=tall] > a': { height: 'picture' },
  },
  '@media print': {
    position: 'static',
    mx: 0,
    maxWidth: '33%',
    '&[data-frame=tall] > a': { height: 'auto' },
  },
};

/** Out of the flow, so that the words beside stand on the picture's floor. */
const creditsStyles: ThemeUICSSObject = {
  pt: 2,
  pl: 'margin',
  [FROM.asymmetric]: { position: 'absolute', top: '100%', pl: 0, ml: `calc(-1 * ${SPACE.bleed})` },
  '@media print': { position: 'static', ml: 0 },
};

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
