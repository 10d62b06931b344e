import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that its owner was given; the rest is free to change with each request. */
const NETWORK_BITS = 64;

/** The key of rate limits. IPv4 mapped to IPv6 counts as IPv4. */
export function visitorNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString();
}
