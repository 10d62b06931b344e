import { Type } from '@sinclair/typebox';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES } from '../../src/contract/locale-codes';
import { oneOf } from '../../src/contract/one-of';
import { CallRefused, type ServerCall } from '../local/server-call';
import { createPreviewToken, openPreviews, type PreviewLink } from './preview-tokens';
import { previewTarget, referenceOf } from './preview-target';
import { revokePreviews } from './revoked-previews';

const LIFETIME_DAYS = 7;

const Asked = Type.Object({
  act: oneOf(['list', 'make', 'revoke'] as const),
  /** `works/floor-lamp`; also what else is revoked. */
  what: Type.String(),
  locale: Type.Optional(oneOf(LOCALE_CODES)),
});

/** `npm run preview-link`. */
export const PREVIEW_CALL: ServerCall<typeof Asked> = {
  path: '/preview-links',
  asked: Asked,
  async work({ database, settings }, { act, what, locale }) {
    if (act === 'list') {
      const links = await database.read((from) => openPreviews(from, Date.now()));
      return links.length > 0 ? linesOf(links) : 'No preview is open.';
    }
    if (act === 'make') {
      const target = await database.read((from) => previewTarget(from, what, locale ?? DEFAULT_LOCALE_CODE));
      const expires = new Date();
      expires.setUTCDate(expires.getUTCDate() + LIFETIME_DAYS);
      const token = await database.write((to) =>
        createPreviewToken(to, { ...target, expires_at: expires.toISOString() }),
      );
      const prefix = target.locale === DEFAULT_LOCALE_CODE ? '' : `/${target.locale}`;
      return `${settings.siteUrl}${prefix}/preview/${token}`;
    }
    const revoked = await database.write((to) => revokePreviews(to, { what, locale }, Date.now()));
    if (revoked.length === 0)
      throw new CallRefused(
        `No open preview is '${what}': npm run preview-link -- --list shows those that are.`,
      );
    return `Revoked: ${revoked.length}\n${linesOf(revoked)}`;
  },
};

const linesOf = (links: readonly PreviewLink[]): string =>
  links
    .map((link) => `  ${link.number} ${referenceOf(link)}, ${link.locale}, until ${link.expires_at}`)
    .join('\n');
