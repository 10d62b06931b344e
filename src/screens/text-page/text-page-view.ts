import type { Page } from '../../contract/page';
import { safeHtml } from '../../components/html/safe-html';
import type { ViewContext } from '../../page/view-context';
import { toPictureView, type PictureView } from '../../media/picture-view';
import { splitSections, type TextSection } from './split-sections';

export interface TextPageView {
  title: string;
  sections: TextSection[];
  pictures: PictureView[];
}

export function toTextPageView(
  { title, body, images }: Pick<Page, 'title' | 'body' | 'images'>,
  { mediaOrigin }: Pick<ViewContext, 'mediaOrigin'>,
): TextPageView {
  return {
    title,
    sections: body ? splitSections(safeHtml(body)) : [],
    pictures: images.map((image) => toPictureView(image, mediaOrigin)),
  };
}
