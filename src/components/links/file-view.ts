import type { File } from '../../contract/common';
import { formatBytes } from '../../i18n/formats/bytes';
import { mediaUrl } from '../../media/picture-view';
import type { ViewContext } from '../../page/view-context';

/** With its kind and size as printed: 'PDF, 84 kB'. */
export interface FileView {
  url: string;
  filename: string;
  details: string;
}

const kindOf = (mime: string): string => (mime.split('/')[1] ?? mime).toUpperCase();

export function toFileView(
  { url, filename, bytes, type }: File,
  { locale, mediaOrigin }: ViewContext,
): FileView {
  return {
    url: mediaUrl(url, mediaOrigin),
    filename,
    details: `${kindOf(type)}, ${formatBytes(bytes, locale)}`,
  };
}
