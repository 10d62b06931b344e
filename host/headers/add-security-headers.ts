import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShownModels } from '../../src/release/models-mark';
import {
  ELSEWHERE,
  FILE_POLICY,
  type ForeignOrigins,
  HSTS,
  MODELS_PERMISSIONS,
  pagePolicy,
  SECURITY_HEADERS,
  SHOWN_ELSEWHERE,
  STYLED_POLICY,
} from './content-security-policy';

declare module 'fastify' {
  interface FastifyReply {
    isPreview?: boolean;
    /** Models are turned from files in memory, and stand in the visitor's room. */
    shown?: ShownModels;
    /** Hashes of the page's inline scripts; no others run. */
    inlineScripts?: readonly string[];
  }
}

const POLICY = 'content-security-policy';
const FRAMES = 'x-frame-options';

/** HTML without `reply.inlineScripts` gets the policy of a file; a route may set a policy of its own. */
export function addSecurityHeaders(app: FastifyInstance, origins: ForeignOrigins): void {
  app.decorateReply<readonly string[] | undefined>('inlineScripts', undefined);
  app.decorateReply('isPreview', false);
  app.decorateReply<ShownModels | undefined>('shown', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isHttps(request) ? { ...SECURITY_HEADERS, ...HSTS } : SECURITY_HEADERS);
    done();
  });
  app.addHook('onSend', (request, reply, _, done) => {
    const policy = reply.hasHeader(POLICY) ? undefined : policyOf(request, reply, origins);
    if (policy) reply.header(POLICY, policy);
    if (SHOWN_ELSEWHERE.test(request.sitePath)) reply.headers(ELSEWHERE);
    if (reply.isPreview && origins.desk?.length) allowFrames(reply, origins.desk);
    if (reply.shown?.models) reply.header('Permissions-Policy', MODELS_PERMISSIONS);
    // A 304 needs the type only to choose the policy.
    if (reply.statusCode === 304) reply.removeHeader('content-type');
    done();
  });
}

/** For answers that Fastify sends before any hook. Without HSTS, as the proxy's protocol is unknown there. */
export const secureEarlyAnswer = (reply: FastifyReply): FastifyReply =>
  reply.headers({ ...SECURITY_HEADERS, [POLICY]: FILE_POLICY });

function policyOf(request: FastifyRequest, reply: FastifyReply, origins: ForeignOrigins): string | undefined {
  const type = String(reply.getHeader('content-type') ?? '').toLowerCase();
  if (reply.inlineScripts && type.startsWith('text/html')) {
    return pagePolicy(reply.inlineScripts, origins, {
      https: isHttps(request),
      isPreview: reply.isPreview === true,
      showsModels: reply.shown?.models === true,
    });
  }
  if (/^\w+\/(.+\+)?xml\b/.test(type)) return STYLED_POLICY;
  // A 304 without type leaves the policy in the cache as it is.
  return reply.statusCode === 304 && !type ? undefined : FILE_POLICY;
}

/** X-Frame-Options cannot name another origin, so it is left out then. */
function allowFrames(reply: FastifyReply, desk: readonly string[]): void {
  if (desk.every((origin) => origin === "'self'")) reply.header(FRAMES, 'SAMEORIGIN');
  else reply.removeHeader(FRAMES);
}

const isHttps = ({ protocol }: FastifyRequest): boolean => protocol === 'https';
