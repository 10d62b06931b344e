import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PartedTitle } from '../../components/text/parted-title';
import { SmartLink } from '../../components/links/smart-link';
import { Picture } from '../../media/picture';
import { acrossColumns, pictureSizes } from '../../media/picture-sizes';
import { bandStyles } from './home-sections.styles';
import type { NewsView } from './home-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'blocks',
  isolation: 'isolate',
  '& > li': { gridColumn: '1 / -1', display: 'grid', justifyItems: 'start', alignContent: 'end' },
  '& > li > span': { width: '100%' },
  '& h3': { variant: 'text.sub', pt: 'caption', textWrap: 'balance' },
  '& p': { variant: 'text.cap', color: 'muted', pb: 1, textWrap: 'pretty' },
  [FROM.asymmetric]: {
    '& > li:nth-of-type(odd)': { gridColumn: '1 / 6' },
    '& > li:nth-of-type(even)': { gridColumn: '8 / 13' },
    // A single piece of news: its words beside the picture, on the same floor.
    '& > li:only-of-type': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: '1fr auto auto',
      '& > *': { gridColumn: '8 / 13' },
      '& > span': { gridArea: '1 / 1 / 4 / 7' },
      '& > h3': { alignSelf: 'end' },
    },
  },
  '@media print': { '& > li:nth-of-type(n)': { gridColumn: 'span 6', breakInside: 'avoid' } },
};

const SIZES = pictureSizes(acrossColumns(12), { asymmetric: acrossColumns(5) });

export function NewsSection({ news }: { news: readonly NewsView[] }) {
  const { t } = useTranslation();
  return (
    <section sx={bandStyles} aria-labelledby="news">
      <h2 id="news">{t('home.news')}</h2>
      <ul sx={listStyles}>
        {news.map(({ id, title, text, link, picture }) => (
          <li key={id}>
            <Picture picture={picture} sizes={SIZES} />
            <h3>
              <PartedTitle>{title}</PartedTitle>
            </h3>
            {text && <p>{text}</p>}
            {link && <SmartLink to={link.url}>{link.label}</SmartLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}
