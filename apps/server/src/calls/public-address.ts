import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
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

/** Milliseconds for the first try of a name server; the second takes twice as long. */
const NAME_SERVER = { timeout: 2000, tries: 2 };

/** All addresses of a name, of both kinds. */
async function addressesOf(resolver: Resolver, name: string): Promise<LookupAddress[]> {
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = found.flatMap((one, i) =>
    one.status === 'fulfilled'
      ? one.value.map((address) => ({ address, family: i === 0 ? 4 : 6 }))
      : [],
  );
  const [failed] = found.filter((one) => one.status === 'rejected');
  if (addresses.length === 0 && failed) throw failed.reason;
  if (!addresses.every(({ address }) => isPublic(address))) throw new PrivateAddress();
  return addresses;
}

/**
 * Looks names up for connections, and refuses one where any of its addresses is private. The address that was checked is
 * the one that is connected to, so a name that means something else a moment later gains nothing. Name servers are asked
 * by the process itself: the system's own way takes one of its few threads for as long as a stranger's name server likes,
 * and files, packing and passkeys wait for these.
 */
export const publicLookup =
  (resolver = new Resolver(NAME_SERVER)): LookupFunction =>
  (name, { all }, found) => {
    addressesOf(resolver, name)
      .then((addresses) => {
        if (all) return found(null, addresses);
        const [first] = addresses;
        found(null, first?.address ?? '', first?.family);
      })
      .catch((error: Error) => found(error, ''));
  };
