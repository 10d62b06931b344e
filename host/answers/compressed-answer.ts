import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Encoding } from '../../src/release/manifest';
import type { SsrAnswer } from '../ssr/ssr-answer';

const brotli = promisify(brotliCompress);
/** Lower than in the build, since a visitor waits: most of the gain for a fraction of the time. */
const BROTLI_QUALITY = 4;

const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<string, Buffer>(gzip),
};
export const RENDERED_ENCODINGS = Object.keys(COMPRESS) as Encoding[];

export interface RenderedForms {
  hash: string;
  encoded: (encoding: Encoding) => Promise<Buffer>;
}

/** For an answer that is not sent again. */
export const packed = (text: string, encoding: Encoding): Promise<Buffer> => COMPRESS[encoding](text);

const forms = new WeakMap<SsrAnswer, RenderedForms>();

export function formsOf(answer: SsrAnswer): RenderedForms {
  const known = forms.get(answer);
  if (known) return known;
  const made = makeForms(answer.body);
  forms.set(answer, made);
  return made;
}

function makeForms(body: string): RenderedForms {
  const encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    hash: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    encoded: (encoding) => (encoded[encoding] ??= COMPRESS[encoding](body)),
  };
}

/** Drops the plain body, so that thousands of pages fit into memory; it is unpacked when asked for. */
export async function compressed(answer: SsrAnswer): Promise<{ answer: SsrAnswer; size: number }> {
  const { body: _body, ...rest } = answer;
  const { hash, encoded } = formsOf(answer);
  const br = await encoded('br');
  let gzipped: Promise<Buffer> | undefined;
  const small: SsrAnswer = {
    ...rest,
    get body() {
      return brotliDecompressSync(br).toString();
    },
  };
  forms.set(small, {
    hash,
    encoded: async (encoding) => (encoding === 'br' ? br : (gzipped ??= COMPRESS[encoding](small.body))),
  });
  return { answer: small, size: br.length };
}

export function addVary(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('Vary') ?? '').split(', ');
  if (!named.includes(name)) reply.header('Vary', [...named.filter(Boolean), name].join(', '));
}
