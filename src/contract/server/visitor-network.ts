import ipaddr from 'ipaddr.js';

/** Bits: an IPv6 customer gets a /64, and may choose another address in it for each request. */
const NETWORK_BITS = 64;

/** The key for rate limits: an IPv4 address, also when mapped to IPv6, or an IPv6 /64. */
export function visitorNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString();
}
