import type { File } from '../../../../src/contract/common';
import { DEFAULT_LOCALE_CODE } from '../../../../src/contract/locale-codes';
import type { PressRelease } from '../../../catalogue-files/fields';
import { fileUrl } from '../../../media/media-addresses';
import { mimeTypeOf } from '../../../media/mime-types';
import type { View } from '../view';

/** One that is there in one language alone is offered in the others, too. */
export const offeredIn = ({ lang }: Pick<View, 'lang'>, { file }: PressRelease): string =>
  file[lang] ?? file[DEFAULT_LOCALE_CODE] ?? Object.values(file)[0] ?? '';

/** Undefined where somebody has taken the file away. */
export function pressReleaseAnswer(view: View, release: PressRelease): File | undefined {
  const filename = offeredIn(view, release);
  const offered = view.catalogue.offeredFiles.get(filename);
  if (!offered) return undefined;
  return { url: fileUrl(offered, filename), filename, bytes: offered.bytes, type: mimeTypeOf(filename) };
}
