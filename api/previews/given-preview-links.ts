import type { LocaleCode } from '../../src/contract/locale-codes';
import { KINDS } from '../../src/contract/kinds/kinds';
import {
  createPreviewToken,
  openPreviews,
  revokePreview,
  type PreviewLink,
  type PreviewTarget,
} from './preview-tokens';
import { routePath } from '../../src/routes/route-path';
import type { OfItem, Shelf } from '../content/contract/item';
import type { GivenLink, NewLink } from '../content/contract/given-links';
import { DeskError } from '../desk/desk-error';
import { note, type Actor } from '../desk/log-queries';
import { effectiveValues } from '../content/reading/open-item';
import { isCollection } from '../content/shelves';
import { findDraft } from '../content/drafts/draft-queries';
import { loggedNames } from '../content/writing/changes';
import type { DeskServices } from '../desk/desk-services';
import { publishedItem } from '../content/published/item-queries';

/** As long as a link of `npm run preview-link` works. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** @throws DeskError for what has no page of its own */
export function previewedType(shelf: Shelf): PreviewTarget['type'] {
  if (shelf === 'pages') return 'page';
  if (!isCollection(shelf)) throw new DeskError('noPreview');
  return KINDS[shelf].kind;
}

/** Those that work, the newest first: of the desk, and of the shell, which nobody is named for. */
export async function givenLinks(
  { database, now }: DeskServices,
  { shelf, id }: OfItem,
): Promise<GivenLink[]> {
  const type = previewedType(shelf);
  const open = await database.read((from) => openPreviews(from, now()));
  return open
    .filter((link) => link.type === type && link.id === id)
    .map(answerOf)
    .reverse();
}

/** Whoever has the link sees the item in that language as it is written, public or not. */
export async function giveLink(
  services: DeskServices,
  of: OfItem,
  locale: LocaleCode,
  me: Actor,
): Promise<NewLink> {
  const { database, settings, now } = services;
  const type = previewedType(of.shelf);
  const file = await publishedItem(services, of);
  const target = { type, id: of.id, locale, expires_at: new Date(now() + LIFETIME_MS).toISOString() };
  const token = await database.write(async (to) => {
    const draft = await findDraft(to, of.shelf, of.id);
    if (!file && !draft) throw new DeskError('notFound');
    await note(to, me, 'link-given', { about: loggedNames(of, effectiveValues(file, draft)), now: now() });
    return createPreviewToken(to, target, { givenBy: me.name });
  });
  return { url: settings.siteUrl + routePath('preview-id', locale, { id: token }), until: target.expires_at };
}

/** Nothing happens where it works no more. */
export async function endLink(services: DeskServices, of: OfItem, number: number, me: Actor): Promise<void> {
  const { database, now } = services;
  const type = previewedType(of.shelf);
  const file = await publishedItem(services, of);
  await database.write(async (to) => {
    const isOfItem = (link: PreviewLink) => link.number === number && link.type === type && link.id === of.id;
    if (!(await openPreviews(to, now())).some(isOfItem)) return;
    await revokePreview(to, number);
    const values = effectiveValues(file, await findDraft(to, of.shelf, of.id));
    await note(to, me, 'link-ended', { about: loggedNames(of, values), now: now() });
  });
}

const answerOf = ({ number, locale, expires_at, given_by }: PreviewLink): GivenLink => ({
  number,
  locale,
  until: expires_at,
  by: given_by,
});
