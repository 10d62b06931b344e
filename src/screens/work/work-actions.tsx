import { useTranslation } from 'gatsby-plugin-react-i18next';
import { EnquiryLink } from '../../features/enquiry/enquiry-link';
import { CiteButton } from '../../features/share/cite-button';
import { SelectionControl } from '../../features/selection/selection-control';
import { ShareButton } from '../../features/share/share-button';
import { usePageUrl } from '../../features/share/use-page-url';
import { SheetLink } from '../../features/sheet/sheet-link';
import { joinNames } from '../../i18n/formats/lists';
import { useLocale } from '../../i18n/use-locale';
import { WishLink } from '../../features/wishes/wish-link';
import { PrintButton } from './print-button';
import type { WorkView } from './work-view';
import type { EnquiryDialogWork } from '../../features/enquiry/enquiry-dialog';
import type { LocaleCode } from '../../i18n/locales';
import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../../theme/space';
import { FROM } from '../../theme/tokens';

const actionsStyles: ThemeUICSSObject = {
  containerType: 'inline-size',
  display: 'grid',
  justifyItems: 'start',
  gap: 'controls',
  mt: 5,
  [FROM.columns12]: { '& > a': { px: 'work.button' } },
  '@media print': { display: 'none' },
};

/** Spans both columns; the negative margin keeps it from widening them. */
const rowStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  width: `calc(100cqi - ${SPACE.clearOfSearch})`,
  mr: `calc(${SPACE.clearOfSearch} - 100cqi)`,
};

/** The round button is beside the last two rows, so the second column ends with its shortest word. */
const takeawayStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  gridAutoFlow: 'dense',
  alignItems: 'baseline',
  justifyItems: 'start',
  columnGap: 'links',
  rowGap: 1,
  '& > ul': { display: 'contents' },
  '& button': { textAlign: 'left' },
  '& li': { gridColumn: 1, position: 'relative' },
  '& ul + ul > li': { gridColumn: 2 },
  '& ul + ul > li:nth-of-type(2)': { maxWidth: 'work.besideSearch' },
  // Without large images the first column is a row short, which the second column's longest word fills.
  '&:not(:has(> ul:first-of-type > li:nth-of-type(3)))': {
    '& > ul + ul > li:first-of-type': { gridColumn: 1 },
    '& > ul + ul > li:nth-of-type(2)': { maxWidth: 'none' },
  },
  // Progress stands in the gap, so that nothing moves; the result has a row to itself.
  '& li > [data-phase=busy]': { position: 'absolute', left: '100%', bottom: 1, ml: 1, whiteSpace: 'nowrap' },
  '& li:has([data-phase=made], [data-phase=failed])': {
    display: 'contents',
    '& > a': { gridArea: '1 / 1' },
    '& > [data-phase]': { ...rowStyles, gridRow: 4 },
  },
  // So has a field to copy from by hand.
  '& ul + ul > li:has(textarea)': { ...rowStyles, maxWidth: 'none' },
};

function toEnquiryWork(work: WorkView, locale: LocaleCode): EnquiryDialogWork {
  const { slug, title, creators, date, sold, reference, isPriced, pictures } = work;
  return {
    slug,
    title,
    creators: joinNames(
      creators.map(({ name }) => name),
      locale,
    ),
    ...(date && { date }),
    sold,
    reference,
    isPriced,
    ...(pictures[0] && { picture: pictures[0] }),
  };
}

export function WorkActions({ work }: { work: WorkView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { hdImages, paths, slugs, title, date, materials, reference } = work;
  const url = usePageUrl(paths.page);
  const creators = work.creators.map(({ name }) => name);
  return (
    <div sx={actionsStyles}>
      <EnquiryLink
        path={paths.enquiry}
        work={toEnquiryWork(work, locale)}
        sx={{ variant: 'buttons.primary' }}
      />
      {work.sold && <WishLink subject={{ kind: 'work', slug: work.slug }} />}
      <div sx={takeawayStyles}>
        <ul>
          <li>
            <SheetLink path={paths.sheet} work={work} />
          </li>
          <li>
            <PrintButton />
          </li>
          {hdImages.length > 0 && (
            <li>
              <a href="#hd-images" sx={{ variant: 'links.underlined' }}>
                {t('work.hd-images')}
              </a>
            </li>
          )}
        </ul>
        <ul>
          <li>
            <SelectionControl work={{ slugs, title, creators: joinNames(creators, locale) }} />
          </li>
          <li>
            <CiteButton work={{ title, creators, date, materials, reference }} url={url} />
          </li>
          <li>
            <ShareButton
              url={url}
              title={title}
              text={[...creators, title, date].filter(Boolean).join(', ')}
            />
          </li>
        </ul>
      </div>
    </div>
  );
}
