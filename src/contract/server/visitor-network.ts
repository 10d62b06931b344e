import ipaddr from 'ipaddr.js';

/** Bits of an address of IPv6 that its owner was given; the rest is chosen freely, and may be another one each time. */
const NETWORK_BITS = 64;

/**
 * By whom a limit counts: an address of IPv4, also where it is written as one of IPv6, or the /64 that one of IPv6 is in.
 * @param address as a request has it; what is none stands for itself
 */
export function visitorNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString();
}
