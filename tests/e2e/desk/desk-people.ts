import type { Queries } from '../../../api/database/queries';
import { openDatabase } from '../../../api/database/open-database';
import type { DeskLanguage } from '../../../api/desk/contract/languages';
import type { Permission } from '../../../api/people/contract/permissions';
import { hashPassword } from '../../../api/people/passwords';
import { addPerson, noteJoined, personByEmail, setPassword } from '../../../api/people/people-queries';
import { beginSession } from '../../../api/people/session-queries';

/** Who is at the desk already. */
interface Colleague {
  email: string;
  name?: string;
  may?: Permission;
  language?: DeskLanguage;
  password?: string;
  /** ms since they signed in. */
  since?: number;
}

export interface DeskPeople {
  /** Has somebody join. @returns the secret of their session */
  join: (colleague: Colleague) => Promise<string>;
  /** Has somebody who has joined sign in, or have done so. @param since ms @returns the secret of the session */
  signIn: (email: string, since?: number) => Promise<string>;
}

/** Those of an API. @param dataDir its folder */
export function deskPeople(dataDir: string): DeskPeople {
  const write = async <T>(work: (to: Queries) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ dataDir });
    try {
      return await database.write(work);
    } finally {
      await database.close();
    }
  };
  return {
    async join({
      email,
      name = email.split('@')[0] ?? '',
      may = 'write',
      language = 'en',
      password,
      since = 0,
    }) {
      const hash = password === undefined ? null : await hashPassword(password);
      return write(async (to) => {
        const id = await addPerson(to, { email, name, may, language }, Date.now());
        await noteJoined(to, id, Date.now());
        await setPassword(to, id, hash);
        return beginSession(to, id, 'Safari, iPhone', Date.now() - since);
      });
    },
    signIn: (email, since = 0) =>
      write(async (to) =>
        beginSession(to, (await personByEmail(to, email))!.id, 'Safari, iPhone', Date.now() - since),
      ),
  };
}
