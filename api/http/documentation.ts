import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { COLLECTIONS } from '../../src/contract/kinds/kinds';
import { ANSWERS } from '../content/answers/kinds';

// Swagger UI sets styles on its elements.
const DOCS_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'";

export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'meubles et lumières, gallery API',
        version: '1.0.0',
        description:
          `The ${COLLECTIONS.join(', ')} and pages of the gallery in English and French, its pictures, ` +
          'and the forms of its site. Answers are `{ "data": … }`, errors `{ "error": { "message", "errors"? } }`.',
      },
      tags: [
        ...COLLECTIONS.map((name) => ({
          name: ANSWERS[name].docs.tag,
          description: ANSWERS[name].docs.about,
        })),
        { name: 'Gallery', description: 'The gallery itself and its pages' },
        { name: 'Preview', description: 'Drafts behind a token' },
        { name: 'Rooms', description: 'What the gallery shows to one client, behind a token' },
        { name: 'Forms', description: 'Newsletter, contact and wishes' },
        { name: 'Media', description: 'Pictures and downloads' },
        { name: 'Health', description: 'For those who watch over the API' },
      ],
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    theme: { title: 'Gallery API' },
    uiConfig: { validatorUrl: null, layout: 'BaseLayout' },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
