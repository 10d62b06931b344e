import { useTranslation } from 'gatsby-plugin-react-i18next';
import { emptyStyles, screenStyles, titleStyles } from '../../layouts/list-page.styles';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import { pictureSizes } from '../../media/picture-sizes';
import type { CreatorsView } from './creators-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';
import { Picture } from '../../media/picture';
import { Link } from '../../components/links/link';
import type { CreatorCardView } from '../../components/creators/creator-card-view';
import { fadingUnderline, FOCUS_RING, UNDERLINED } from '../../theme/lines';

const figureStyles: ThemeUICSSObject = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  '& > :first-of-type': { alignSelf: 'end' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > :first-of-type': FOCUS_RING,
  '@media print': { breakInside: 'avoid' },
};

const labelStyles: ThemeUICSSObject = {
  display: 'block',
  borderTop: 'rule',
  '@media print': { breakInside: 'avoid' },
};

const captionStyles: ThemeUICSSObject = {
  display: 'block',
  pt: 'caption',
  '& > span': { display: 'block' },
  '& [data-name]': {
    variant: 'text.sub',
    ...fadingUnderline('sub'),
    textWrap: 'balance',
  },
  '& [data-life]': { variant: 'text.cap', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  'a:hover > & [data-name], a:focus-visible > & [data-name]': UNDERLINED,
};

interface CreatorFigureProps {
  creator: CreatorCardView;
  sizes: string;
  eager?: boolean;
}

function CreatorFigure({ creator, sizes, eager }: CreatorFigureProps) {
  const { path, name, life, picture } = creator;
  return (
    <Link to={path} sx={picture ? figureStyles : labelStyles}>
      {picture && <Picture picture={picture} sizes={sizes} eager={eager} alt="" />}
      <span sx={captionStyles}>
        <span data-name="">{name}</span> {life && <span data-life="">{life}</span>}
      </span>
    </Link>
  );
}

const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  pt: 4,
  '& > li': { gridColumn: 'span 6', minWidth: 0 },
  [FROM.asymmetric]: { '& > li': { gridColumn: 'span 3' } },
  '@media print': { '& > li': { gridColumn: 'span 4' } },
};

const wallStyles: ThemeUICSSObject = {
  ...listStyles,
  isolation: 'isolate',
  '& > li:nth-of-type(n)': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', pb: 'row' },
};

const namesStyles: ThemeUICSSObject = { ...listStyles, rowGap: 5, 'ul + &': { pt: 0 } };

const SIZES = pictureSizes('45vw', { asymmetric: '22vw' });

export function CreatorsScreen({ view: { portrayed, named } }: { view: CreatorsView }) {
  const { t } = useTranslation();
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{t('creators.title')}</h1>
      <UntranslatedNotice />
      {portrayed.length + named.length === 0 && <p sx={emptyStyles}>{t('creators.none')}</p>}
      {portrayed.length > 0 && (
        <ul sx={wallStyles}>
          {portrayed.map((creator, index) => (
            <li key={creator.path}>
              <CreatorFigure creator={creator} sizes={SIZES} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <ul sx={namesStyles}>
          {named.map((creator) => (
            <li key={creator.path}>
              <CreatorFigure creator={creator} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
