import { useTranslation } from 'gatsby-plugin-react-i18next';
import { DownloadAll } from '../../../features/downloads/download-all';
import { usePageUrl } from '../../../features/share/use-page-url';
import type { WorkView } from '../work-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../../theme/tokens';

const hdStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 4,
  '& > ul': {
    variant: 'text.cap',
    display: 'grid',
    // In large letters on a phone the figures break rather than leave the page.
    gridTemplateColumns: 'max-content repeat(2, auto)',
    columnGap: 3,
    [FROM.columns6]: { columnGap: 'part' },
    rowGap: 2,
    justifyContent: 'start',
    fontVariantNumeric: 'tabular-nums',
  },
  '& li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    justifyItems: 'start',
  },
  '& li a': { variant: 'links.underlined' },
  '& li span': { variant: 'text.note', color: 'muted' },
};

/** Plain links, so that they work without scripts. */
export function HdImages({ work }: { work: WorkView }) {
  const { t } = useTranslation();
  const { title, creators, date, reference, credits, hdImages, updatedAt, paths } = work;
  const url = usePageUrl(paths.page);
  const credited = { title, creators: creators.map(({ name }) => name), date, reference, credits, url };
  return (
    <div sx={hdStyles}>
      <ul>
        {hdImages.map(({ url: href, filename, details, pixels }, index) => (
          <li key={href}>
            <a
              href={href}
              download={filename}
              aria-label={`${t('work.hd-download', { index: index + 1 })}, ${pixels}, ${details}`}
            >
              {t('work.hd-image', { index: index + 1 })}
            </a>
            <span aria-hidden="true">{pixels}</span>
            <span aria-hidden="true">{details}</span>
          </li>
        ))}
      </ul>
      {hdImages.length > 1 && <DownloadAll archive={{ work: credited, images: hdImages, updatedAt }} />}
    </div>
  );
}
