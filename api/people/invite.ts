import type { Queries } from '../database/queries';
import { siteIn } from '../content/published/part';
import { queueMail } from '../mail/mail-queries';
import type { DeskLanguage } from '../desk/contract/languages';
import type { Invited } from './contract/identity';
import type { Permission } from './contract/permissions';
import { deskAddress, type DeskServices } from '../desk/desk-services';
import { linkMail } from '../mail/desk-mail';
import { findLink, makeLink } from './link-queries';
import { note, type Actor } from '../desk/log-queries';
import { addPerson, personByEmail, personById, setPermission, type PersonRow } from './people-queries';

interface Inviting {
  email: string;
  /** Ignored for a person who has joined already. */
  may: Permission;
  language: DeskLanguage;
  by: Actor;
}

export interface Made extends Pick<Invited, 'purpose'> {
  person: PersonRow;
  link: string;
  until: string;
  /** Undefined for a way back, which does not name who asked. */
  by: string | undefined;
}

/** Also invites again, or lets a person who has joined return. Call it in a write. */
export async function invite(
  to: Queries,
  { settings, now }: Pick<DeskServices, 'settings' | 'now'>,
  { email, may, language, by }: Inviting,
): Promise<Made> {
  const known = await personByEmail(to, email);
  if (known && known.joined_at === null) await setPermission(to, known.id, may);
  const person = known ?? (await added(to, { email, may, language }, now()));
  const hasJoined = person.joined_at !== null;
  const purpose = hasJoined ? 'return' : 'join';
  const token = await makeLink(to, { purpose, person: person.id, invitedBy: by.name }, now());
  const about = hasJoined ? person.name || person.email : `${person.email}: ${may}`;
  await note(to, by, hasJoined ? 'link-made' : 'invited', { now: now(), about });
  return {
    person,
    purpose,
    link: `${deskAddress(settings)}/invitation/${token}`,
    until: (await findLink(to, token, now()))?.expiresAt ?? '',
    by: hasJoined ? undefined : by.name,
  };
}

/** Without a mail server the link is returned. Call it in the write of the invitation. */
export async function mailInvitation(
  to: Queries,
  { mailer }: Pick<DeskServices, 'mailer'>,
  { person, purpose, link, until, by }: Made,
): Promise<Invited> {
  if (!mailer) return { purpose, mailedTo: null, link };
  const site = await siteIn(to);
  const gallery = { name: site.name, address: site.contact.email };
  const letter = { to: person.email, language: person.language, gallery, link, until };
  await queueMail(to, linkMail({ ...letter, ...(by !== undefined && { by }) }));
  return { purpose, mailedTo: person.email, link: null };
}

async function added(
  to: Queries,
  { email, may, language }: Omit<Inviting, 'by'>,
  now: number,
): Promise<PersonRow> {
  const id = await addPerson(to, { email, name: '', may, language }, now);
  return (await personById(to, id)) as PersonRow;
}
