import { isWeakSecret } from '../../src/contract/hook/secret-strength';
import { rebuildCaller } from './rebuild-caller';

const urlOf = (host: string, port = 8000, env = {}) =>
  rebuildCaller({ host, port, rebuildSecret: '' }, env).rebuildHookUrl;

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8000/hooks/rebuild'],
  ['localhost', 'http://localhost:8000/hooks/rebuild'],
  ['0.0.0.0', 'http://127.0.0.1:8000/hooks/rebuild'],
  ['::', 'http://127.0.0.1:8000/hooks/rebuild'],
  ['::1', 'http://[::1]:8000/hooks/rebuild'],
])('finds a host that listens at %s', (host, url) => {
  expect(urlOf(host)).toBe(url);
  expect(URL.canParse(url)).toBe(true);
});

it('leaves an address that is set, and has none for a port that nobody knows yet', () => {
  expect(urlOf('127.0.0.1', 8000, { REBUILD_HOOK_URL: 'https://x.example/hooks/rebuild' })).toBe(
    'https://x.example/hooks/rebuild',
  );
  expect(urlOf('127.0.0.1', 0)).toBe('');
});

it('makes a secret where none is set, another each time', () => {
  const address = { host: '127.0.0.1', port: 8000, rebuildSecret: '' };
  const secrets = [1, 2].map(() => rebuildCaller(address, {}).rebuildSecret);
  expect(new Set(secrets).size).toBe(2);
  expect(secrets.filter(isWeakSecret)).toEqual([]);
  expect(rebuildCaller({ ...address, rebuildSecret: 'the-one-that-is-set' }, {}).rebuildSecret).toBe(
    'the-one-that-is-set',
  );
});
