import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that its owner was given; the rest is free to change with each request. */
const NETWORK_BITS = 64;

/** What a provider gives whoever asks for it: 65,536 networks. */
const WIDE_BITS = 48;

/** The key of rate limits: an IPv4 address, also when mapped to IPv6, or the /64 of an IPv6 address. */
export const visitorNetwork = (address: string): string => networkOf(address, NETWORK_BITS) ?? address;

/** The /48 of an IPv6 address; undefined for others. */
export const wideNetwork = (address: string): string | undefined => {
  const network = networkOf(address, WIDE_BITS);
  return network && `${network}/${WIDE_BITS}`;
};

function networkOf(address: string, bits: number): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return bits === NETWORK_BITS ? parsed.toString() : undefined;
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString();
}
