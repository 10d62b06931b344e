import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_POLICY, pagePolicy, XML_POLICY, type ForeignOrigins } from './content-security-policy';
import { HSTS, SECURITY_HEADERS } from './security-headers';

declare module 'fastify' {
  interface FastifyReply {
    /** Set for the page of a preview, which the desk may show within its own. */
    isPreview?: boolean;
    /** Set for a page of the site: hashes of its inline scripts. No others run. */
    inlineScripts?: readonly string[];
  }
}

const POLICY = 'content-security-policy';
const FRAMES = 'x-frame-options';

/**
 * Gives every answer the security headers. What answers with a page of the site sets `reply.inlineScripts`, without which
 * HTML may do no more than any other file; whoever needs yet another policy sets it on the reply.
 */
export function addSecurityHeaders(app: FastifyInstance, origins: ForeignOrigins): void {
  app.decorateReply<readonly string[] | undefined>('inlineScripts', undefined);
  app.decorateReply('isPreview', false);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isHttps(request) ? { ...SECURITY_HEADERS, ...HSTS } : SECURITY_HEADERS);
    done();
  });
  app.addHook('onSend', (request, reply, _, done) => {
    const policy = reply.hasHeader(POLICY) ? undefined : policyOf(request, reply, origins);
    if (policy) reply.header(POLICY, policy);
    if (reply.isPreview && origins.desk?.length) allowFrames(reply, origins.desk);
    // It was there to choose the policy by; a browser has the type already.
    if (reply.statusCode === 304) reply.removeHeader('content-type');
    done();
  });
}

/**
 * The headers of a text that Fastify answers with before any hook is run. It does not know there what a proxy says of
 * https, so that HSTS is left out.
 */
export const secureEarlyAnswer = (reply: FastifyReply): FastifyReply =>
  reply.headers({ ...SECURITY_HEADERS, [POLICY]: FILE_POLICY });

function policyOf(request: FastifyRequest, reply: FastifyReply, origins: ForeignOrigins): string | undefined {
  const type = String(reply.getHeader('content-type') ?? '').toLowerCase();
  if (reply.inlineScripts && type.startsWith('text/html')) {
    return pagePolicy(reply.inlineScripts, origins, {
      https: isHttps(request),
      isPreview: reply.isPreview === true,
    });
  }
  if (/^\w+\/(.+\+)?xml\b/.test(type)) return XML_POLICY;
  // A cache puts these headers in place of those of the answer it has, whose type nobody knows here.
  return reply.statusCode === 304 && !type ? undefined : FILE_POLICY;
}

/** What the policy says, for browsers that do not know it; of another origin the old header cannot speak. */
function allowFrames(reply: FastifyReply, desk: readonly string[]): void {
  if (desk.every((origin) => origin === "'self'")) reply.header(FRAMES, 'SAMEORIGIN');
  else reply.removeHeader(FRAMES);
}

const isHttps = ({ protocol }: FastifyRequest): boolean => protocol === 'https';
