import type { FastifyInstance } from 'fastify';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { askForPasskey, checkPasskey, keyIdOf } from './passkey-ceremonies';
import { isPassword } from './passwords';
import { placeOf } from '../desk/own-pages-only';
import { signedInOf } from './signed-in';
import { credentialsOf, findPasskey, noteCounter } from './passkey-queries';
import { personById } from './people-queries';
import { confirmSession } from './session-queries';
import { confirmRoutes } from './contract/identity-endpoints';
import { addRoutes } from '../desk/add-routes';

/** A signed-in person proves again who is there; the session stays, so that nothing under way is lost. */
export function addConfirmRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, attempts, challenges, now } = services;
  const ownerOf = (session: number): string => `confirming ${session}`;

  // A file that is downloaded cannot ask itself: the page asks here first.
  addRoutes(app, confirmRoutes, {
    'GET /you/confirm': () => undefined,

    'POST /you/confirm/password': async (request) => {
      const { person, session } = signedInOf(request);
      await attempts.begin(request.ip, person.email);
      if (!(await isPassword(request.body.password, person.password)))
        throw new DeskError('currentWrong', { fields: ['current'] });
      attempts.succeed(request.ip, person.email);
      await database.write(async (to) => {
        // It may have been changed while it was looked at.
        if ((await personById(to, person.id))?.password !== person.password)
          throw new DeskError('notSignedIn');
        await confirmSession(to, session, now());
      });
    },

    'POST /you/confirm/passkey/options': async (request) => {
      const { person, session } = signedInOf(request);
      const known = await database.read((from) => credentialsOf(from, person.id));
      return askForPasskey(challenges, await placeOf(request, services), { owner: ownerOf(session), known });
    },

    'POST /you/confirm/passkey': async (request) => {
      const { person, session } = signedInOf(request);
      const { passkey } = request.body;
      const id = keyIdOf(passkey);
      await attempts.begin(request.ip, `passkey ${id}`);
      const known = await database.read((from) => findPasskey(from, id));
      if (known?.person !== person.id) throw new DeskError('passkeyFailed');
      const asked = { credential: known.credential, owner: ownerOf(session) };
      const counter = await checkPasskey(challenges, await placeOf(request, services), asked, passkey);
      attempts.succeed(request.ip, `passkey ${id}`);
      await database.write(async (to) => {
        if ((await findPasskey(to, id))?.person !== person.id) throw new DeskError('passkeyFailed');
        await noteCounter(to, id, counter);
        await confirmSession(to, session, now());
      });
    },
  });
}
