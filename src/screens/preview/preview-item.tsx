import { useMemo, type ComponentType } from 'react';
import { useSite } from '../../page/site-context';
import { dayIn } from '../../i18n/formats/zoned-time';
import type { ViewContext } from '../../page/view-context';
import type { HomePage, Page } from '../../contract/page';
import type { Preview } from '../../contract/kinds/preview';
import { localeOrigin } from '../../seo/locale-origin';
import { AboutPreview, ContactPreview, HomePreview, LegalNoticePreview, PREVIEWS } from './preview-screens';

export function PreviewItem({ preview, moment }: { preview: Preview; moment: number }) {
  const { apiOrigin, origin } = useSite();
  const { locale } = preview;
  const context = useMemo(
    (): ViewContext => ({
      locale,
      mediaOrigin: apiOrigin,
      origin: localeOrigin(locale, origin),
      downloads: 'inline',
      today: dayIn(moment),
      dayIn: (zone: string) => dayIn(moment, zone),
    }),
    [locale, apiOrigin, origin, moment],
  );
  if (preview.type === 'page') {
    if (isHome(preview)) return <HomePreview item={preview} context={context} />;
    return <PagePreview page={preview.item} context={context} />;
  }
  // The API's item is of the kind that it names.
  const ItemPreview = PREVIEWS[preview.type] as ComponentType<{ item: object; context: ViewContext }>;
  return <ItemPreview item={preview} context={context} />;
}

type OfPage = Extract<Preview, { type: 'page' }>;

const isHome = (preview: OfPage): preview is OfPage & { item: HomePage } => 'selected_works' in preview.item;

function PagePreview({ page, context }: { page: Page; context: ViewContext }) {
  if (page.slug === 'contact') return <ContactPreview item={page} context={context} />;
  if (page.slug === 'legal-notice') return <LegalNoticePreview item={page} context={context} />;
  return <AboutPreview item={page} context={context} />;
}
