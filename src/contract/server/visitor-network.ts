import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that its owner was given; the rest is free to change with each request. */
const NETWORK_BITS = 64;

/** What a provider gives whoever asks for it: 65,536 networks. */
const WIDE_BITS = 48;

/** How much more than one network a wide one may have: it may be one customer, or a whole office. */
const WIDE_SHARE = 5;

/**
 * What an address counts for wherever visitors are bounded: an IPv4 address, also when mapped to IPv6, for itself; one of IPv6 for
 * its /64, and for its /48, which may have five times as much.
 *
 * @param most what one network may have
 */
export function boundedNetworks(address: string, most: number): [network: string, most: number][] {
  const wide = networkOf(address, WIDE_BITS);
  return [
    [networkOf(address, NETWORK_BITS) ?? address, most],
    ...(wide ? [[`${wide}/${WIDE_BITS}`, most * WIDE_SHARE] satisfies [string, number]] : []),
  ];
}

function networkOf(address: string, bits: number): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return bits === NETWORK_BITS ? parsed.toString() : undefined;
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString();
}
