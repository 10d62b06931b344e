import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { creditsByRole } from '../../components/pictures/credits-by-role';
import { joinedRanges } from '../../components/html/joined-ranges';
import { PressMentions } from '../../components/press/press-mentions';
import { RichText } from '../../components/html/rich-text';
import { ScalePart } from '../../components/scale/scale-part';
import { TurnLinks } from '../../features/model/place/turn-links';
import { useLocale } from '../../i18n/use-locale';
import type { WorkView } from './work-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';
import { DownloadAll } from '../../features/downloads/download-all';
import { usePageUrl } from '../../features/share/use-page-url';

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
function HdImages({ work }: { work: WorkView }) {
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

const readingStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'blocks',
  pt: 'section',
  '& > div': {
    gridColumn: '1 / -1',
    display: 'grid',
    // Large letters must not widen it to what its widest row needs.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'reading.texts',
  },
  '& > div:empty': { display: 'none' },
  [FROM.twoColumns]: { '& > div': { gridColumn: '5 / 13', gap: 7 } },
  [FROM.columns12]: { '& > div': { gridColumn: '6 / 12' } },
  // A sheet can end between two blocks, but not before the credits alone.
  '@media print': {
    '& > div': { display: 'block' },
    '& > div > * + *': { mt: 4 },
    '& > div > :has(> dl)': { breakBefore: 'avoid', breakInside: 'avoid' },
  },
};

const scaleStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  '& > h2': { variant: 'text.label', mb: 4 },
  '& > ul': { mt: 3 },
  [FROM.twoColumns]: {
    gridArea: '1 / 1 / auto / 5',
    position: 'sticky',
    top: 'stuck',
    alignSelf: 'start',
  },
};

const blockStyles: ThemeUICSSObject = {
  '& > h2': { variant: 'text.label', mb: 'caption' },
  '&:has(> dl)': { containerType: 'inline-size' },
  '@media print': { '&#hd-images': { display: 'none' }, '&:has(> dl)': { containerType: 'normal' } },
};

const bibliographyStyles: ThemeUICSSObject = {
  variant: 'text.read',
  '& li': { variant: 'text.hanging' },
};

const creditsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) 1fr',
  rowGap: 1,
  columnGap: 'part',
  '& > div': { display: 'contents' },
  '& dt': { color: 'muted' },
  // Each beside its role, unless letters are so large that both would break within words.
  '@container (max-width: 16em)': { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { mb: 2 } },
};

export function WorkReading({ work }: { work: WorkView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { description, history, bibliography, press, credits, hdImages, scale } = work;
  return (
    <div sx={readingStyles}>
      <div>
        {description && (
          <Block title={t('work.description')}>
            <RichText html={description} />
          </Block>
        )}
        {history && (
          <Block title={t('work.history')}>
            <RichText html={history} />
          </Block>
        )}
        {bibliography.length > 0 && (
          <Block title={t('work.bibliography')}>
            <ul sx={bibliographyStyles}>
              {bibliography.map((entry) => (
                <li key={entry} dangerouslySetInnerHTML={{ __html: joinedRanges(entry) }} />
              ))}
            </ul>
          </Block>
        )}
        {press && (
          <Block title={t('nav.press')}>
            <PressMentions press={press} />
          </Block>
        )}
        {credits.length > 0 && (
          <Block title={t('work.credits')}>
            <dl sx={creditsStyles}>
              {creditsByRole(credits, locale).map(({ role, name }) => (
                <div key={role}>
                  <dt>{role}</dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </dl>
          </Block>
        )}
        {hdImages.length > 0 && (
          <Block title={t('work.hd-images')} id="hd-images">
            <HdImages work={work} />
          </Block>
        )}
      </div>
      {scale && (
        <section sx={scaleStyles}>
          <h2>{t('scale.title')}</h2>
          <ScalePart scale={scale} />
          <TurnLinks />
        </section>
      )}
    </div>
  );
}

function Block({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} sx={blockStyles}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
