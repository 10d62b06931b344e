import type { LocaleCode } from '../../../src/contract/locale-codes';
import { useEditState } from '../../editing/editor-context';

/** `/fr/oeuvres/` of what is public in French. */
export function useAddressBegin(locale: LocaleCode): string | undefined {
  const url = useEditState().item.urls[locale];
  return url && new URL(url, window.location.href).pathname.replace(/[^/]*$/, '');
}
