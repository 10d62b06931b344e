import { isIP } from 'node:net';

/** Who stands before API and host on the same machine. */
const ALWAYS = 'loopback';

/**
 * Reads a list of addresses and networks (`10.0.0.1, 10.1.0.0/16`) whose word on a visitor's address and on https is taken;
 * this machine's is always taken.
 * @returns undefined where one of them is neither
 */
export function trustedProxies(list: string): string[] | undefined {
  const proxies = list.split(',').flatMap((text) => text.trim() || []);
  return proxies.every(isNetwork) ? [ALWAYS, ...proxies] : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  // A network of all addresses would be everybody's word.
  const isLength =
    length === undefined || (/^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= bits);
  return bits > 0 && isLength && rest.length === 0;
}
