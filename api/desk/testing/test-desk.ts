import { randomUUID } from 'node:crypto';
import type { ApiServices } from '../../api-services';
import { buildServer } from '../../server';
import { settingsFrom } from '../../settings';
import { KEPT_COMPILERS } from '../../testing/kept-compilers';
import { openTestApi, type TestApi, type TestApiOptions } from '../../testing/test-api';
import type { Permission } from '../../people/contract/permissions';
import { requireFit } from './checked-answers';
import { openAttempts, type Attempts } from '../../people/attempts';
import { makeLink } from '../../people/link-queries';
import { addPerson, noteJoined } from '../../people/people-queries';
import { beginSession } from '../../people/session-queries';

const ORIGIN = 'https://desk.example';
const HOST = 'desk.example';

/** The desk on a sample catalogue, for inject(). */
export interface TestDesk extends TestApi {
  /** Calls as a page of the desk does, with what a browser has. @throws Error where the answer is not that of its route */
  call(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, call?: Call): Promise<Answer>;
  /** Somebody who has joined, and is signed in. */
  person(may?: Permission, email?: string): Promise<{ id: number; cookie: string; email: string }>;
  /** A link for the first owner. */
  firstLink(): Promise<string>;
  /** ms that the clock of the desk is ahead. */
  clock: { ahead: number };
  /** ms that were waited for, each. */
  pauses: number[];
  /** Another API, which starts on what this one has. */
  restart(): Promise<{ close(): Promise<void> }>;
}

interface Call {
  body?: object;
  cookie?: string;
  headers?: Record<string, string | undefined>;
  ip?: string;
}

interface Answer {
  status: number;
  body: unknown;
  /** The session that was given, as a browser sends it back. */
  cookie: string | undefined;
  headers: Record<string, unknown>;
}

const readable = (body: string, type: string): unknown =>
  body && type.includes('json') ? (JSON.parse(body) as unknown) : body || undefined;

export async function openTestDesk(options: TestApiOptions = {}): Promise<TestDesk> {
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const pauses: number[] = [];
  const openTries = () => openAttempts(async (ms) => void pauses.push(ms));
  let tries = openTries();
  const attempts: Attempts = {
    begin: (...given) => tries.begin(...given),
    succeed: (...given) => tries.succeed(...given),
  };
  const api = await openTestApi({ ...options, desk: { now, attempts } });
  return {
    ...api,
    clock,
    pauses,
    async afresh() {
      clock.ahead = 0;
      pauses.length = 0;
      tries = openTries();
      await api.afresh();
    },
    async call(method, path, { body = {}, cookie, headers = {}, ip = '203.0.113.7' } = {}) {
      const isChange = method !== 'GET';
      const all = {
        host: HOST,
        'x-forwarded-proto': 'https',
        'x-forwarded-for': ip,
        ...(isChange && { origin: ORIGIN, 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      };
      const answer = await api.app.inject({
        method,
        url: `/desk/api${path}`,
        headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
        ...(isChange && { payload: JSON.stringify(body) }),
      });
      const given = answer.cookies.find(({ name }) => name === '__Host-desk');
      const shown = {
        status: answer.statusCode,
        body: readable(answer.body, String(answer.headers['content-type'])),
      };
      requireFit(method, path, shown);
      return {
        ...shown,
        cookie: given?.value ? `__Host-desk=${given.value}` : undefined,
        headers: answer.headers,
      };
    },
    async person(may = 'write', email = `${randomUUID()}@example.org`) {
      return api.database.write(async (to) => {
        const id = await addPerson(
          to,
          { email, name: email.split('@')[0] ?? '', may, language: 'en' },
          now(),
        );
        await noteJoined(to, id, now());
        return { id, email, cookie: `__Host-desk=${await beginSession(to, id, 'Firefox, Mac', now())}` };
      });
    },
    async restart() {
      const { dataDir, database, files } = api;
      const settings = { ...settingsFrom({}), logLevel: 'silent' as const, dataDir };
      const services = { settings, database, files } as unknown as ApiServices;
      const app = await buildServer(services, { schemaController: KEPT_COMPILERS });
      return { close: async () => app.close() };
    },
    firstLink: () => api.database.write((to) => makeLink(to, { purpose: 'first', person: null }, now())),
  };
}
