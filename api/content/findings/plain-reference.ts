import { fold } from '../../../src/contract/text/fold';

/** 'ML 0147' and 'ml0147' are one; '81.10.1', '81.101' and '81-10-1' are three. */
export const plainReference = (reference: string): string =>
  fold(reference)
    .replace(/\p{Pd}/gu, '-')
    .replace(/(\d?)([\s.-]+)(?=(\d?))/g, (_, before: string, sign: string, after: string) =>
      before && after ? before + (sign.trim() || ' ') : before,
    );
