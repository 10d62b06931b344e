import { useTranslation } from 'gatsby-plugin-react-i18next';
import { emptyStyles, screenStyles, titleStyles } from '../../layouts/list-page.styles';
import { UntranslatedNotice } from '../../features/language/untranslated-notice';
import type { PressListView } from './press-list-view';
import { pictureSizes } from '../../media/picture-sizes';
import { SIZES } from '../../theme/sizes';
import { Link } from '../../components/links/link';
import { Thumbnail } from '../../components/pictures/thumbnail';
import type { PressCardView } from '../../components/press/press-card-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';
import { FROM } from '../../theme/tokens';

const rowStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 'gutter',
  alignItems: 'end',
  pt: 5,
  borderBottom: 'rule',
  '& > [data-part=words]': { pb: 3, minWidth: 0 },
  '& > [data-part=picture]': { width: 'pressRow.picture' },
  [FROM.asymmetric]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > [data-part=words]': {
      gridColumn: '1 / 11',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      alignItems: 'end',
      pb: 4,
    },
    '& > [data-part=picture]': { gridColumn: '11 / 13', justifySelf: 'end', width: '100%' },
  },
  '@media print': { breakInside: 'avoid' },
};

const sourceStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'block' },
  '& > span:first-of-type': { color: 'text' },
  [FROM.asymmetric]: { gridColumn: '1 / 4' },
};

const pressRowTitleStyles: ThemeUICSSObject = {
  pt: 2,
  '& > h2': { variant: 'text.title', ...fadingUnderline('title') },
  'a:hover &  > h2': UNDERLINED,
  '& > p': { variant: 'text.cap', mt: 1, color: 'muted' },
  [FROM.asymmetric]: { gridColumn: '4 / 11', pt: 0 },
};

const thumbnailStyles: ThemeUICSSObject = {
  '--thumbnail': SIZES.pressRow.pictureHeight,
  ml: 'auto',
};

const PICTURE_SIZES = pictureSizes(SIZES.pressRow.pictureWidest, { asymmetric: '16vw' });

function PressRow({ article, eager }: { article: PressCardView; eager?: boolean }) {
  const { t } = useTranslation();
  const { path, title, publication, date, author, picture } = article;
  return (
    <Link to={path} sx={rowStyles}>
      <div data-part="words">
        <p sx={sourceStyles}>
          <span>{publication}</span> <span>{date}</span>
        </p>
        <div sx={pressRowTitleStyles}>
          <h2>{title}</h2>
          {author && <p>{t('press.by', { author })}</p>}
        </div>
      </div>
      {picture && (
        <div data-part="picture">
          <Thumbnail picture={picture} sizes={PICTURE_SIZES} eager={eager} sx={thumbnailStyles} />
        </div>
      )}
    </Link>
  );
}

export function PressListScreen({ view }: { view: PressListView }) {
  const { t } = useTranslation();
  const { articles } = view;
  const first = articles.findIndex(({ picture }) => picture);
  return (
    <div sx={screenStyles}>
      <h1 sx={titleStyles}>{t('press.title')}</h1>
      <UntranslatedNotice />
      {articles.length === 0 ? (
        <p sx={emptyStyles}>{t('press.none')}</p>
      ) : (
        <ul>
          {articles.map((article, index) => (
            <li key={article.path}>
              <PressRow article={article} eager={index === first} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
