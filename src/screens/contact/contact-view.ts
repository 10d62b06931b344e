import type { Page } from '../../contract/page';
import { safeHtml } from '../../components/html/safe-html';
import type { NamedSubject } from '../../features/enquiry/about/named-subject';
import type { ViewContext } from '../../page/view-context';
import { toPictureView, type PictureView } from '../../media/picture-view';

export interface ContactView {
  title: string;
  /** How to get to the gallery. */
  body?: string;
  picture?: PictureView;
  /** What the address names, where the page was made for it. */
  subject?: NamedSubject;
}

export function toContactView(
  { title, body, images }: Page,
  { mediaOrigin }: Pick<ViewContext, 'mediaOrigin'>,
  subject?: NamedSubject,
): ContactView {
  const [image] = images;
  return {
    title,
    ...(body && { body: safeHtml(body) }),
    ...(image && { picture: toPictureView(image, mediaOrigin) }),
    ...(subject && { subject }),
  };
}
