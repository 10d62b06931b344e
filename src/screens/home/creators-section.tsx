import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import type { CreatorCardView } from '../../components/creators/creator-card-view';
import { Picture } from '../../media/picture';
import { acrossColumns, pictureSizes } from '../../media/picture-sizes';
import { bandStyles } from './home-sections.styles';
import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';
import { FROM } from '../../theme/tokens';

const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 6,
  alignItems: 'end',
  '& a': { display: 'block' },
  '& [data-name]': { variant: 'text.sub', ...fadingUnderline('sub'), display: 'block', pt: 'caption' },
  '& [data-life]': {
    variant: 'text.cap',
    display: 'block',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& a:hover [data-name]': UNDERLINED,
  '& > :nth-of-type(1)': { gridColumn: '1 / 10' },
  '& > :nth-of-type(2)': { gridColumn: '1 / 7' },
  '& > :nth-of-type(3)': { gridColumn: '7 / 13' },
  [FROM.asymmetric]: {
    '& > :nth-of-type(1)': { gridColumn: '1 / 5' },
    '& > :nth-of-type(2)': { gridColumn: '6 / 9' },
    '& > :nth-of-type(3)': { gridColumn: '10 / 13' },
  },
  '@media print': { '& > :nth-of-type(n)': { gridColumn: 'span 4', breakInside: 'avoid' } },
};

/** Matches creators-section.styles.ts. */
const SIZES = {
  first: pictureSizes(acrossColumns(9), { asymmetric: acrossColumns(4) }),
  other: pictureSizes(acrossColumns(6), { asymmetric: acrossColumns(3) }),
};

export function CreatorsSection({ creators }: { creators: readonly CreatorCardView[] }) {
  const { t } = useTranslation();
  return (
    <section sx={bandStyles} aria-labelledby="creators">
      <h2 id="creators">{t('home.creators')}</h2>
      <ul sx={listStyles}>
        {creators.map(({ path, name, life, picture }, index) => (
          <li key={path}>
            <Link to={path}>
              <Picture picture={picture} sizes={index === 0 ? SIZES.first : SIZES.other} alt="" />
              <span data-name="">{name}</span>
              {life && <span data-life="">{life}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
