import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks in which nobody offers a service to the world: private, local, reserved, or a way into such ones. */
const IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of IPv6 only these are given out; all others are local, reserved, or other addresses in disguise. */
const IPV6_GLOBAL = '2000::/3';
/** Tunnels (Teredo, 6to4), which lead to any IPv4 address, and examples. */
const IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function networks(texts: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const [network = '', bits] = text.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}

const PRIVATE_IPV4 = networks(IPV4, 'ipv4');
const GLOBAL_IPV6 = networks([IPV6_GLOBAL], 'ipv6');
const SPECIAL_IPV6 = networks(IPV6, 'ipv6');

/** Whether an address is one that anybody in the internet could reach. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !PRIVATE_IPV4.check(address, 'ipv4');
    case 6:
      return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** A name or address leads to a machine that players may not send this server to. */
export class PrivateAddress extends Error {
  constructor() {
    super('a private address');
  }
}

/**
 * Looks a name up for a connection, and refuses it where any of its addresses is private. The address that was checked is
 * the one that is connected to, so a name that means something else a moment later gains nothing.
 */
export const publicLookup: LookupFunction = (name, options, found) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '');
    if (!addresses.every(({ address }) => isPublic(address)))
      return found(new PrivateAddress(), '');
    if (options.all) return found(null, addresses);
    const [first] = addresses;
    found(null, first?.address ?? '', first?.family);
  });
};
