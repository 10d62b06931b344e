import { createHmac } from 'node:crypto';
import { HOOK_TOLERANCE_S, judgeSignature, signHook } from './hook-signature';

const SECRET = 'a secret of the gallery';
const BODY = '{"changed":[{"kind":"work","slugs":["lampe-étoile"]}]}';
const NOW = 1_800_000_000_000;
const timestamp = String(NOW / 1000);
const signature = signHook(SECRET, timestamp, BODY);

describe('a signed call', () => {
  it('can be signed by anyone who knows the secret and the rule', () => {
    const hmac = createHmac('sha256', SECRET).update(`${timestamp}.${BODY}`).digest('hex');
    expect(signature).toBe(`sha256=${hmac}`);
  });

  it.each([BODY, Buffer.from(BODY)])('is accepted as text and as bytes', (body) => {
    expect(judgeSignature(SECRET, { timestamp, signature }, body, NOW)).toBe('right');
  });

  it('is told from another one of the same moment by a nonce, which is signed with it', () => {
    const nonces = ['0a1b', '2c3d'];
    const [one, other] = nonces.map((nonce) => signHook(SECRET, timestamp, BODY, nonce));
    expect(new Set([one, other, signature]).size).toBe(3);
    const verdictOf = (nonce: string) =>
      judgeSignature(SECRET, { timestamp, nonce, signature: one }, BODY, NOW);
    expect(nonces.map(verdictOf)).toEqual(['right', 'wrong']);
  });

  it('is accepted without a body', () => {
    const headers = { timestamp, signature: signHook(SECRET, timestamp, '') };
    expect(judgeSignature(SECRET, headers, '', NOW)).toBe('right');
  });

  it.each([
    ['just in time', HOOK_TOLERANCE_S, 'right'],
    ['too old', HOOK_TOLERANCE_S + 1, 'untimely'],
    ['from a clock somewhat ahead', -HOOK_TOLERANCE_S, 'right'],
    ['from the future', -HOOK_TOLERANCE_S - 1, 'untimely'],
  ])('%s', (_, age, verdict) => {
    expect(judgeSignature(SECRET, { timestamp, signature }, BODY, NOW + age * 1000)).toBe(verdict);
  });
});

describe('what is refused', () => {
  const headers = { timestamp, signature };
  const later = String(NOW / 1000 + 1);

  it.each([
    ['another body', SECRET, headers, `${BODY} `],
    ['another secret', 'another secret', headers, BODY],
    ['a timestamp put on later', SECRET, { timestamp: later, signature }, BODY],
    ['the last digit changed', SECRET, { timestamp, signature: signature.replace(/.$/, 'x') }, BODY],
    ['a signature cut short', SECRET, { timestamp, signature: signature.slice(0, -1) }, BODY],
    ['a signature of other letters', SECRET, { timestamp, signature: 'é'.repeat(71) }, BODY],
    ['no signature', SECRET, { timestamp, signature: undefined }, BODY],
    ['a nonce that could be a part of the body', SECRET, { ...headers, nonce: '{' }, BODY],
    ['no timestamp', SECRET, { timestamp: undefined, signature }, BODY],
    ['an empty secret', '', { timestamp, signature: signHook('', timestamp, BODY) }, BODY],
  ])('%s', (_, secret, given, body) => {
    expect(judgeSignature(secret, given, body, NOW)).toBe('wrong');
  });

  it.each(['', 'now', '-1', '1e9', '1800000000.5', 'Infinity', ' 1800000000', '9'.repeat(400)])(
    'the timestamp %j',
    (malformed) => {
      const given = { timestamp: malformed, signature: signHook(SECRET, malformed, BODY) };
      expect(judgeSignature(SECRET, given, BODY, NOW)).toBe('wrong');
    },
  );
});
