import type { Page } from '../../contract/page';
import { plainText } from '../../components/html/safe-html';
import type { NamedSubject } from '../../features/enquiry/about/named-subject';
import type { ViewContext } from '../../page/view-context';
import { toContactView } from '../../screens/contact/contact-view';
import { toTextPageView } from '../../screens/text-page/text-page-view';
import { headPicture } from '../parts/head-picture';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

/** A title would run into the sentence after it. */
const HEADING = /<h([1-6])\b[^>]*>.*?<\/h\1>/gs;

export const textPage = (
  context: ViewContext,
  route: 'about' | 'contact' | 'legal-notice',
  page: Page,
  description: string,
  subject?: NamedSubject,
): PageDefinition =>
  makePage(context, {
    route,
    template: `texts/${route}`,
    title: page.title,
    description: plainText(page.body?.replaceAll(HEADING, '') ?? '') || description,
    updatedAt: page.updated_at,
    ...headPicture(context, page.images[0]),
    view: route === 'contact' ? toContactView(page, context, subject) : toTextPageView(page, context),
  });
