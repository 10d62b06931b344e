import type { LocaleCode } from '../../../src/contract/locale-codes';

/** A link by which somebody outside sees an item as it is written. `by` is null for one of the shell. */
export interface GivenLink {
  number: number;
  locale: LocaleCode;
  by: string | null;
  until: string;
}

/** The address is known once: the desk keeps a hash of it. */
export interface NewLink {
  url: string;
  until: string;
}
