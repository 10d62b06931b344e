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
import { actionsStyles, takeawayStyles } from './work-actions.styles';
import type { WorkView } from './work-view';
import type { EnquiryDialogWork } from '../../features/enquiry/enquiry-dialog';
import type { LocaleCode } from '../../i18n/locales';

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
