import path from 'node:path';
import type { HdImage } from '../../src/contract/common';
import type { Work } from '../loading/catalogue-content';
import { downloadName } from '../../src/contract/text/download-name';
import { hdUrl } from '../media/media-addresses';
import { mimeTypeOf } from '../media/mime-types';
import { textIn } from './text';
import { publishedOf, type View } from './view';

/** The originals of a work's pictures as downloads, named after creator, title, date and their place in the row. */
export function hdImageAnswers(view: View, work: Work): HdImage[] {
  const creators = publishedOf(view, view.catalogue.creators, work.creators).map(({ name }) => name);
  const label = [creators.join(', '), textIn(view, work.title), work.date && textIn(view, work.date)];
  return (work.pictures ?? [])
    .filter(({ hd }) => hd)
    .map((picture, index) => {
      const offered = view.catalogue.pictureOf(picture);
      const filename = downloadName([...label, String(index + 1)], path.extname(offered.path).slice(1));
      return {
        url: hdUrl(offered, filename),
        filename,
        bytes: offered.bytes,
        type: mimeTypeOf(offered.path),
        width: offered.width,
        height: offered.height,
        ...(picture.credit && { credit: picture.credit }),
      };
    });
}
