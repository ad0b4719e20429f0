import { isIPv6 } from 'node:net';

const ofGroup = (group: string): string => group.replace(/^0+(?=.)/, '').toLowerCase();

/** The first four groups of an IPv6 address. What comes before `::` ends where it stands. */
function firstGroups(address: string): string[] {
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  const last = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last].slice(0, 4).map(ofGroup);
}

/**
 * The network that calls from an IP address are counted by. A single customer of a provider has a whole IPv6 network (/64)
 * and can call from each of its addresses.
 *
 * @example networkOf('2001:db8:0:7:1::5') // '2001:db8:0:7::/64'
 * @example networkOf('::ffff:192.0.2.7') // '192.0.2.7'
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${firstGroups(address).join(':')}::/64` : address;
}
