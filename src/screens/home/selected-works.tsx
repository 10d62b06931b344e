import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { WorkFigure } from '../../components/works/work-figure';
import type { WorkCardView } from '../../components/works/work-card-view';
import { useLocale } from '../../i18n/use-locale';
import { acrossColumns, pictureSizes } from '../../media/picture-sizes';
import { allWorksPath } from '../../routes/alternates';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';
import { bandStyles } from './home-sections.styles';

const sectionStyles: ThemeUICSSObject = {
  ...bandStyles,
  [FROM.asymmetric]: { '& > h2': { pb: 8 } },
};

/** Six places that repeat (design page, '1 Home'). */
const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'blocks',
  alignItems: 'end',
  isolation: 'isolate',
  '& > li': { gridColumn: '1 / -1' },
  '& > li:nth-of-type(6n + 2), & > li:nth-of-type(6n + 6)': { gridColumn: '4 / 13' },
  '& > li:nth-of-type(6n + 3)': { gridColumn: '1 / 10' },
  [FROM.asymmetric]: {
    rowGap: 'rowLarge',
    '& > li:nth-of-type(6n + 1)': { gridColumn: '1 / 8' },
    '& > li:nth-of-type(6n + 2)': { gridColumn: '9 / 13' },
    '& > li:nth-of-type(6n + 3)': { gridColumn: '2 / 6' },
    '& > li:nth-of-type(6n + 4)': { gridColumn: '7 / 13' },
    '& > li:nth-of-type(6n + 5)': { gridColumn: '1 / 6' },
    '& > li:nth-of-type(6n + 6)': { gridColumn: '8 / 13' },
  },
  '@media print': { '& > li:nth-of-type(n)': { gridColumn: 'span 4', breakInside: 'avoid' } },
};

const allStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  pt: 'row',
  [FROM.asymmetric]: { pt: 'rowLarge' },
  '& > span': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
  '@media print': { display: 'none' },
};

/** Columns of the six places, on phones and from two columns on. */
const PLACES = [
  [12, 7],
  [9, 4],
  [9, 4],
  [12, 6],
  [12, 5],
  [9, 5],
] as const;
const SIZES = PLACES.map(([narrow, wide]) =>
  pictureSizes(acrossColumns(narrow), { asymmetric: acrossColumns(wide) }),
);

export function SelectedWorks({ works, count }: { works: readonly WorkCardView[]; count: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <section sx={sectionStyles} aria-labelledby="selected-works">
      <h2 id="selected-works">{t('home.selected-works')}</h2>
      <ul sx={listStyles}>
        {works.map((work, index) => (
          <li key={work.path}>
            <WorkFigure work={work} sizes={SIZES[index % SIZES.length]!} />
          </li>
        ))}
      </ul>
      <p sx={allStyles}>
        <Link to={allWorksPath(locale)} sx={{ variant: 'links.underlined' }}>
          {t('home.all-works')}
        </Link>{' '}
        <span>{count}</span>
      </p>
    </section>
  );
}
