import Fastify, { type FastifyInstance, type FastifyRequest, type LightMyRequestResponse } from 'fastify';
import { buildHost } from '../../server';
import { makeFormDeploy } from './make-form-deploy';

export interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

interface Posted {
  headers: FastifyRequest['headers'];
  fields: Record<string, string>;
  works: string[];
}

interface PostOptions {
  to?: FastifyInstance;
  referer?: string;
  accept?: string;
  origin?: string;
}

export interface FormHost {
  app: FastifyInstance;
  apiUrl: string;
  /** What the API was posted in this test. */
  asked: Posted[];
  /** What the API says; each test begins with a success. */
  answer: Answer | 'none';
  /** Posts as a browser without scripts does. */
  post: (
    url: string,
    fields: Record<string, string> | string[][],
    options?: PostOptions,
  ) => Promise<LightMyRequestResponse>;
}

const BROWSER = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

/** @param deployDir by default a release that can render the page of a form */
export const openFormHost = async (apiUrl: string, deployDir?: string): Promise<FastifyInstance> =>
  buildHost({
    deployDir: deployDir ?? (await makeFormDeploy()),
    apiUrl,
    logLevel: 'silent',
    apiTimeout: 1_000,
  });

/** Gives the tests of a file a host, and an API that says what they tell it. */
export function useFormHost(): FormHost {
  let api: FastifyInstance;
  const forms = {
    post: (url, fields, { to = forms.app, ...headers } = {}) =>
      to.inject({
        method: 'POST',
        url,
        remoteAddress: '203.0.113.7',
        headers: { ...BROWSER, ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
  } as FormHost;
  beforeAll(async () => {
    api = Fastify({ forceCloseConnections: true });
    api.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    api.post('/base/*', async (request, reply) => {
      const posted = new URLSearchParams(request.body as string);
      const fields = Object.fromEntries(posted);
      forms.asked.push({ headers: request.headers, fields, works: posted.getAll('works') });
      const { answer } = forms;
      if (answer === 'none') return reply.hijack();
      return reply
        .code(answer.status)
        .headers(answer.headers ?? {})
        .send(answer.body);
    });
    forms.apiUrl = `${await api.listen({ port: 0, host: '127.0.0.1' })}/base`;
    forms.app = await openFormHost(forms.apiUrl);
  });
  afterAll(() => Promise.all([forms.app.close(), api.close()]));
  beforeEach(() => {
    forms.asked = [];
    forms.answer = { status: 200, body: { data: { message: 'done' } } };
  });
  return forms;
}
