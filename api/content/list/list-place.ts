import type { LocaleCode } from '../../../src/contract/locale-codes';

/** Of a list: where it is asked for, and when. */
export interface ListPlace {
  /** Of who asks. */
  lang: LocaleCode;
  siteUrl: string;
  /** Unix ms. */
  now: number;
}
