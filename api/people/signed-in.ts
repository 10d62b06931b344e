import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allows, type Permission } from './contract/permissions';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { isSecret } from './secret';
import { personById, type PersonRow } from './people-queries';
import { findSession, noteSeen } from './session-queries';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Default: signed in with permission to write. `anyone` needs no sign-in. */
    may?: Permission | 'anyone';
    /** The sign-in must be a few minutes old at most, or confirmed since. */
    fresh?: boolean;
    /** A part of a file instead of JSON. */
    isUpload?: boolean;
  }
  interface FastifyRequest {
    /** Null on calls for anyone. */
    signedIn: SignedIn | null;
  }
}

export interface SignedIn {
  person: PersonRow;
  session: number;
  isFresh: boolean;
}

const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
const MOST_S = 30 * 24 * 60 * 60;

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';
/** Browsers accept a `__Host-` cookie over https only, and for this host only. */
const cookieName = (request: FastifyRequest): string => (isSecure(request) ? '__Host-desk' : 'desk');

export const giveSession = (request: FastifyRequest, reply: FastifyReply, secret: string): FastifyReply =>
  reply.setCookie(cookieName(request), secret, { ...OPTIONS, secure: isSecure(request), maxAge: MOST_S });

export const takeSession = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName(request), { ...OPTIONS, secure: isSecure(request) });

/** Not for calls that are open to anyone. */
export function signedInOf({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw new DeskError('notSignedIn');
  return signedIn;
}

const WINDOW = /^[a-z0-9]{1,20}$/;

/** Of the desk, which needs not be told what it has done itself. */
export function windowOf({ headers }: FastifyRequest): string | undefined {
  const named = headers['x-desk-window'];
  return typeof named === 'string' && WINDOW.test(named) ? named : undefined;
}

/** Whoever finds a screen open must neither make a way in for later, nor take away what the gallery keeps. */
export function requireFresh({ isFresh }: SignedIn): void {
  if (!isFresh) throw new DeskError('confirmFirst');
}

export async function requireSignIn(app: FastifyInstance, { database, now }: DeskServices): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    const { may = 'write', fresh = false } = request.routeOptions.config;
    request.signedIn = await find(request);
    if (may === 'anyone') return;
    if (!request.signedIn) throw new DeskError('notSignedIn');
    if (!allows(request.signedIn.person.may, may)) throw new DeskError('notAllowed');
    if (fresh) requireFresh(request.signedIn);
  });

  async function find(request: FastifyRequest): Promise<SignedIn | null> {
    const secret = request.cookies[cookieName(request)];
    if (!isSecret(secret)) return null;
    const found = await database.read(async (from) => {
      const session = await findSession(from, secret, now());
      const person = session && (await personById(from, session.person));
      return session && person && { session, person };
    });
    if (!found) return null;
    const { session, person } = found;
    // Not awaited: losing the time of a visit does no harm.
    if (session.isStale) database.write((to) => noteSeen(to, session, now())).catch(() => undefined);
    return { person, session: session.number, isFresh: session.isFresh };
  }
}
