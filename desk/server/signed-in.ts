import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allows, type Permission } from '../contract/permissions';
import { DeskError } from './desk-error';
import type { DeskServices } from './desk-services';
import { isSecret } from './identity/secret';
import { personById, type PersonRow } from './tables/people';
import { findSession, noteSeen } from './tables/sessions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call: `anyone` before a sign-in, else a permission; who is signed in and may write, unless told. */
    may?: Permission | 'anyone';
  }
  interface FastifyRequest {
    /** Who asks, on calls that are not for anyone. */
    signedIn: SignedIn | null;
  }
}

/** Who asks, by which session. */
export interface SignedIn {
  person: PersonRow;
  session: number;
}

const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
const MOST_S = 30 * 24 * 60 * 60;

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';
/** A browser takes the first name over https alone, and from this host alone. */
const cookieName = (request: FastifyRequest): string => (isSecure(request) ? '__Host-desk' : 'desk');

/** Gives a browser the session that was begun for it. */
export const giveSession = (request: FastifyRequest, reply: FastifyReply, secret: string): FastifyReply =>
  reply.setCookie(cookieName(request), secret, { ...OPTIONS, secure: isSecure(request), maxAge: MOST_S });

/** Takes its session from a browser. */
export const takeSession = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName(request), { ...OPTIONS, secure: isSecure(request) });

/** The signed-in person of a call that is not for anyone. */
export function signedInOf({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw new DeskError('notSignedIn');
  return signedIn;
}

/** Looks up on each call who asks, and refuses whoever may not. */
export async function requireSignIn(app: FastifyInstance, { database, now }: DeskServices): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    const { may = 'write' } = request.routeOptions.config;
    request.signedIn = await find(request);
    if (may === 'anyone') return;
    if (!request.signedIn) throw new DeskError('notSignedIn');
    if (!allows(request.signedIn.person.may, may)) throw new DeskError('notAllowed');
  });

  async function find(request: FastifyRequest): Promise<SignedIn | null> {
    const secret = request.cookies[cookieName(request)];
    if (!isSecret(secret)) return null;
    const found = await database.read((from) => {
      const session = findSession(from, secret, now());
      const person = session && personById(from, session.person);
      return session && person && { session, person };
    });
    if (!found) return null;
    const { session, person } = found;
    // That somebody was here may be lost; nobody waits for it.
    if (session.isStale) database.write((to) => noteSeen(to, session, now())).catch(() => undefined);
    return { person, session: session.number };
  }
}
