import { randomBytes } from 'node:crypto';
import { isWeakSecret } from './secret-strength';

it.each([
  '',
  'secret',
  'sixteen letters!',
  'a'.repeat(64),
  '0123456789abcdef'.repeat(4),
  'deadbeef'.repeat(8),
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  '9876543210zyxwvutsrqponmlkjihgfedcba',
  'changeme-changeme-changeme-changeme',
  'replace-me-with-a-long-random-secret',
  'my-gallery-rebuild-secret-2026',
  'meubles-et-lumieres-rebuild-hook-2026',
  'M3ubl3s-3t-Lumi3r3s-R3build-S3cr3t!',
  'P4$$w0rd-P4$$w0rd-P4$$w0rd',
  'correct horse battery staple',
  'purple monkey dishwasher lantern',
  '639a4dcd5933e729',
])('%j can be guessed', (secret) => {
  expect(isWeakSecret(secret)).toBe(true);
});

it.each([
  ['16 bytes, hexadecimal', 16, 'hex'],
  ['32 bytes, hexadecimal', 32, 'hex'],
  ['24 bytes in base64', 24, 'base64'],
  ['32 bytes for addresses', 32, 'base64url'],
] as const)('%s cannot', (_, length, encoding) => {
  const weak = Array.from({ length: 300 }, () => randomBytes(length).toString(encoding)).filter(isWeakSecret);
  expect(weak).toEqual([]);
});

it('six words by dice cannot', () => {
  expect(isWeakSecret('vivid lemon tundra karate oxygen plaza')).toBe(false);
});
