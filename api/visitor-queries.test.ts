import { erasePersonalRecords, personalRecords } from './privacy/personal-records';
import { noteLook, removeOldMessages, removeOldRooms } from './privacy/outdated';
import { findLink, keepLink } from './subscriptions/links';
import { eachEngine } from './database/testing/each-engine';
import { findFormerPicture, keepFormerPicture } from './media/replaced-picture-queries';
import { mailsHealth } from './mail/mail-list';
import { claimMails, isAnyClaimable, markFailed, markSent, queueMail } from './mail/mail-queries';
import { keepMessage } from './messages/message-queries';
import { keepSubscription, allSubscriptions } from './subscriptions/newsletter-queries';
import { findWish, keepWish, writtenFor } from './subscriptions/alert-queries';
import { noteAsked, setSuspected } from './subscriptions/consents';

const NOW = Date.parse('2026-03-01T10:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const BOUNDS = { longestPauseMs: 60_000, leaseMs: 5000 };
const MAIL = {
  kind: 'contact',
  to: 'g@example.org',
  subject: 's',
  text: 't',
  visitor: 'carl@example.org',
} as const;
const ADA = { name: 'Ada', email: 'Ada@example.org', message: 'A lamp?', inquiry_by: 'email' } as const;
const WISH = { email: 'ada@example.org', wish: 'a lamp', work: null, creator: 'gras', type: null };

const CLAIM = { by: 'a', most: 10, messageIdFor: (id: number) => `<${id}@example.org>` };

eachEngine((engine) => {
  it('a mail is claimed by one, waits where it failed, and is known once sent', async () => {
    const database = await engine.open();
    await database.write(async (to) => {
      const isClaimable = (now: number) => {
        to.clock = async () => now;
        return isAnyClaimable(to, BOUNDS);
      };
      await queueMail(to, MAIL, NOW);
      expect(await isClaimable(NOW)).toBe(true);
      const [mail] = await claimMails(to, CLAIM, BOUNDS);
      expect(mail).toMatchObject({ tries: 1, triedSince: NOW, content: { subject: 's' } });
      expect(await isClaimable(NOW)).toBe(false);
      expect(await isClaimable(NOW + BOUNDS.leaseMs)).toBe(true);
      // The clock was set back by a day.
      expect(await isClaimable(NOW - DAY_MS)).toBe(true);
      await markFailed(to, mail!, { by: 'a', code: 'E', dueAt: NOW + 1000, now: NOW });
      expect(await isClaimable(NOW)).toBe(false);
      await queueMail(to, MAIL, NOW);
      const other = (await claimMails(to, CLAIM, BOUNDS))[0]!;
      await markFailed(to, other, { by: 'a', code: 'E', dueAt: undefined, now: NOW });
      const waitingSince = new Date(NOW).toISOString();
      expect(await mailsHealth(to)).toEqual({ waiting: 1, waitingSince, givenUp: 1 });
      await markSent(to, mail!.id, NOW);
      expect(await mailsHealth(to)).toEqual({ waiting: 0, waitingSince: null, givenUp: 1 });
    });
  });

  it('a wish is the same where each of its parts is, also those it lacks', async () => {
    const database = await engine.open();
    await database.write(async (to) => {
      expect(await writtenFor(to, WISH.email)).toEqual({ times: 0, at: null });
      const id = await keepWish(to, WISH, { locale: 'en', state: 'pending', now: NOW });
      await noteAsked(to, { wish: id }, NOW);
      await noteAsked(to, { wish: id }, NOW);
      expect(await writtenFor(to, 'ADA@example.org')).toEqual({ times: 2, at: new Date(NOW).toISOString() });
      expect(await findWish(to, { ...WISH, email: 'ADA@example.org' })).toMatchObject({ id, type: null });
      expect(await findWish(to, { ...WISH, creator: null })).toBeUndefined();
      expect(await findWish(to, { ...WISH, type: 'lamp' })).toBeUndefined();
      const token = await keepLink(to, { purpose: 'confirm', email: WISH.email, wish: id });
      expect(await findLink(to, { subject: 'wishes', purpose: 'confirm' }, token)).toMatchObject({
        wish: id,
      });
      expect(await findLink(to, { subject: 'newsletter', purpose: 'confirm' }, token)).toBeUndefined();
    });
  });

  it('a former picture stays one to take away, and has its last file', async () => {
    const database = await engine.open();
    const picture = {
      name: 'lamp.1',
      file: 'a.jpg',
      facts: { width: 1, height: 1, color: '#fff', bytes: 1, hash: 'h' },
    };
    await database.write(async (to) => {
      await keepFormerPicture(to, { ...picture, hd: true });
      await keepFormerPicture(to, { ...picture, file: 'b.jpg', hd: false });
      expect(await findFormerPicture(to, 'lamp.1')).toEqual({ ...picture, file: 'b.jpg', hd: true });
    });
  });

  it('all that is kept of a person is found and erased, and what others wrote of them told', async () => {
    const database = await engine.open();
    await database.write(async (to) => {
      const message = await keepMessage(to, ADA, { works: [] }, 'en');
      const other = { ...ADA, email: 'bob@example.org', message: 'Ask ada@example.org' };
      const mentioning = await keepMessage(to, other, { works: [] }, 'en');
      await queueMail(to, { ...MAIL, message }, NOW);
      await queueMail(to, { ...MAIL, visitor: 'ADA@example.org' }, NOW);
      await keepSubscription(to, { email: 'ada@EXAMPLE.org', isProfessional: false }, 'en');
      await keepSubscription(to, { email: 'ADA@example.org', isProfessional: true }, 'fr');
      await setSuspected(to, { subscriber: 'ADA@example.org' }, true);
      expect(await allSubscriptions(to)).toMatchObject([
        { locale: 'en', is_professional: 0, is_suspected: 1 },
      ]);
      await keepWish(to, WISH, { locale: 'en', state: 'confirmed', now: NOW });
      await keepLink(to, { purpose: 'withdraw', email: 'ada@example.org' });
      const found = await personalRecords(to, 'ADA@EXAMPLE.ORG');
      expect(found.messages).toMatchObject([{ id: message, name: 'Ada' }]);
      expect(found.messages[0]).not.toHaveProperty('folded');
      expect(found.mentionedIn).toEqual([mentioning]);
      expect(await erasePersonalRecords(to, 'ADA@EXAMPLE.ORG')).toEqual({
        messages: 1,
        desk_notes: 0,
        subscriptions: 1,
        wishes: 1,
        rooms: 0,
        mail_links: 1,
        mails: 2,
        posts: 0,
      });
      const left = await personalRecords(to, 'ada@example.org');
      expect(Object.values(left).flat()).toEqual([mentioning]);
    });
  });

  it('what is outdated goes: messages by their time, rooms by the end that their clients know', async () => {
    const database = await engine.open();
    await database.write(async (to) => {
      await noteLook(to, NOW);
      await noteLook(to, NOW + 1000);
      const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
      const room = (client: string, days: number, more: { withdrawn_at?: string; shown?: string } = {}) =>
        to
          .insertInto('rooms')
          .values({
            client,
            locale: 'en',
            title: client,
            valid_until: at(days),
            made_at: at(-90),
            made_by: 'Zoé',
            changed_at: at(-90),
            changed_by: 'Zoé',
            ...more,
          })
          .execute();
      const shownUntil = (days: number) => JSON.stringify({ room: { valid_until: at(days) } });
      await room('over', -40);
      await room('withdrawn', 40, { withdrawn_at: at(-40) });
      await room('withdrawn lately', -40, { withdrawn_at: at(-1) });
      await room('open', 40);
      await room('shown as over', 40, { shown: shownUntil(-40) });
      await room('shown as open', -40, { shown: shownUntil(40) });
      expect(await removeOldRooms(to, NOW, 30)).toBe(3);
      expect(await to.selectFrom('rooms').select('client').orderBy('id').execute()).toEqual([
        { client: 'withdrawn lately' },
        { client: 'open' },
        { client: 'shown as open' },
      ]);
      await keepMessage(to, ADA, { works: [] }, 'en');
      expect(await removeOldMessages(to, Date.now(), 1)).toBe(0);
      expect(await removeOldMessages(to, Date.now() + 2 * DAY_MS, 1)).toBe(1);
      expect(await to.selectFrom('messages').selectAll().execute()).toEqual([]);
    });
  });
});
