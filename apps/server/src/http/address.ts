import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of 16 bits in an address, and those that are the network's. */
const GROUPS = 8;
const OF_NETWORK = 4;

/** What limits count as one caller: an IPv4 address, or the /64 network of an IPv6 one, which a single home owns. */
export function networkOf(ip: string): string {
  const [, mapped] = MAPPED.exec(ip) ?? [];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [before = '', after = ''] = ip.replace(/%.*/, '').split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after.split(':').filter(Boolean);
  const gap = Array(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  const network = [...head, ...gap, ...tail].slice(0, OF_NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`;
}

export const addressOf = ({ ip }: FastifyRequest): string => networkOf(ip);
