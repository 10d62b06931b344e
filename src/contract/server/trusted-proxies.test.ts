import { trustedProxies } from './trusted-proxies';

it('always trusts this machine', () => {
  expect(trustedProxies('')).toEqual(['loopback']);
  expect(trustedProxies(' 10.0.0.1, 10.1.0.0/16,fd00::/8')).toEqual([
    'loopback',
    '10.0.0.1',
    '10.1.0.0/16',
    'fd00::/8',
  ]);
});

it.each(['example.org', '10.0.0', '10.0.0.1/33', '0.0.0.0/0', '::/0', '10.0.0.1/8/8', '10.0.0.1/'])(
  'does not understand %s',
  (list) => {
    expect(trustedProxies(list)).toBeUndefined();
  },
);
