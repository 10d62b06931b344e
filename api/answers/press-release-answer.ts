import type { File } from '../../src/contract/common';
import type { PressRelease } from '../catalogue-files/fields';
import { fileUrl } from '../media/media-addresses';
import { mimeTypeOf } from '../media/mime-types';
import { textIn } from './text';
import type { View } from './view';

export function pressReleaseAnswer(view: View, { file }: PressRelease): File {
  const filename = textIn(view, file);
  // Safe: loading the catalogue has checked that every press release exists.
  const offered = view.catalogue.offeredFiles.get(filename)!;
  return { url: fileUrl(offered, filename), filename, bytes: offered.bytes, type: mimeTypeOf(filename) };
}
