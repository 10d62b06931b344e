import ipaddr from 'ipaddr.js';

/** Prefix of an IPv6 address that belongs to one customer; the rest may change with each request. */
const NETWORK_BITS = 64;

/** The key of rate limits: an IPv4 address, also when mapped to IPv6, or the /64 of an IPv6 address. */
export function visitorNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString();
}
