import { pagePolicy } from './content-security-policy';

const OWN_ONLY = { api: '', media: [] };
const HTTP = { https: false };
const HTTPS = { https: true };

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((text) => text.startsWith(`${name} `));

it('runs the scripts it is told of, by their hashes, and no others', () => {
  const policy = pagePolicy(['sha256-a=', 'sha256-b='], OWN_ONLY, HTTP);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a=' 'sha256-b='");
  expect(directive(pagePolicy([], OWN_ONLY, HTTP), 'script-src')).toBe("script-src 'self'");
});

it('lets calls and forms go to the API, and pictures and files come from there and from elsewhere', () => {
  const origins = { api: 'https://api.example', media: ['https://a.example', 'https://b.example'] };
  const policy = pagePolicy([], origins, HTTP);
  const all = 'https://api.example https://a.example https://b.example';
  expect(directive(policy, 'img-src')).toBe(`img-src 'self' data: blob: ${all}`);
  expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${all}`);
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://api.example");
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
});

it('sends no directive twice, and says of everything that loads anything whether it may', () => {
  const names = pagePolicy([], OWN_ONLY, HTTP)
    .split('; ')
    .map((text) => text.split(' ')[0]);
  expect(new Set(names).size).toBe(names.length);
  const fetching = [
    'script',
    'style',
    'img',
    'font',
    'connect',
    'manifest',
    'media',
    'object',
    'worker',
    'frame',
  ];
  expect(names).toEqual(expect.arrayContaining(fetching.map((name) => `${name}-src`)));
});

it('lets pages that show models read them from memory, and no others', () => {
  const shown = pagePolicy([], OWN_ONLY, { https: false, showsModels: true });
  expect(directive(shown, 'connect-src')).toBe("connect-src 'self' blob:");
  expect(directive(pagePolicy([], OWN_ONLY, HTTP), 'connect-src')).toBe("connect-src 'self'");
});

it('asks for https only where the visitor has it', () => {
  expect(pagePolicy([], OWN_ONLY, HTTPS)).toMatch(/; upgrade-insecure-requests$/);
  expect(pagePolicy([], OWN_ONLY, HTTP)).not.toContain('upgrade-insecure-requests');
});
