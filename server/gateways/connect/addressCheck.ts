import { lookup as lookUpName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { AddressRange } from '../../envAddresses';

/** A name has no address, or none that may be connected to. Callers aren't told which of the two. */
export class AddressRefused extends Error {
  readonly code = 'EADDRESSREFUSED';

  constructor(host: string) {
    super(`${host} has no address that may be connected to`);
    this.name = 'AddressRefused';
  }
}

/** Finds the addresses of a name, or of an address however it is spelled. @throws if it has none */
export type Resolve = (host: string) => Promise<string[]>;

/** Whether a connection to an address may be opened. */
export type AddressCheck = (address: string) => boolean;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The system's resolver, which also knows the hosts file; it reads 127.1, 0x7f.1 and 2130706433 as the kernel would. */
const resolveBySystem: Resolve = async (host) => (await lookUpName(host, { all: true })).map(({ address }) => address);

/** NAT64 takes an IPv4 address through a network without any: what counts is where it comes out. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** The address whose bytes decide: IPv4 inside IPv6 is IPv4. */
function effective(text: string): Address {
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4' || !address.match(nat64)) return address;
  return new ipaddr.IPv4(address.toByteArray().slice(-4));
}

const isPublic = (address: Address): boolean =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast));

const isWithin = (address: Address, [start, bits]: AddressRange): boolean =>
  address.kind() === start.kind() && address.match([start, bits]);

/** Public addresses, and the ranges that the operator allows beside them. */
export const makeAddressCheck =
  (allowed: readonly AddressRange[] = []): AddressCheck =>
  (text) => {
    if (!isIP(text)) return false;
    const address = effective(text);
    return isPublic(address) || allowed.some((range) => isWithin(address, range));
  };

/** Finds the addresses of a name that may be connected to. @throws AddressRefused if there is none */
export async function findAllowed(
  host: string,
  isAllowed: AddressCheck,
  resolve: Resolve = resolveBySystem,
): Promise<string[]> {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(bare) ? [bare] : await resolve(bare).catch(() => []);
  const usable = found.filter(isAllowed);
  if (usable.length === 0) throw new AddressRefused(host);
  return usable;
}

/**
 * Resolves a name for a socket, once: what was checked is what the socket connects to. Node asks no look-up about a host
 * that is an address, so check that with `findAllowed` before.
 */
export const checkedLookup =
  (isAllowed: AddressCheck, resolve?: Resolve): LookupFunction =>
  (host, { all, family }, callback) => {
    findAllowed(host, isAllowed, resolve).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const wanted = found.filter((one) => !family || one.family === Number(String(family).replace('IPv', '')));
        const [first] = wanted;
        if (!first) return callback(new AddressRefused(host), '', 0);
        if (all) return callback(null, wanted);
        callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
