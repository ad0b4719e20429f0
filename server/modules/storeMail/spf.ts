import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { LookUpType, NameServers } from '#server/gateways/nameServers';
import { providerOf } from './mailProviders';

/** Look-ups that receivers make for one record; with more, it counts as none (RFC 7208, 4.6.4). */
const lookUpsMax = 10;

/** Whether a record lets a server send: `unknown` if a part of the answer didn't come. */
type Named = 'yes' | 'no' | 'unknown';

export interface SpfTools {
  lookUp: NameServers['lookUp'];
  /** Whether there is time for another look-up. */
  isTimeLeft: () => boolean;
}

export const isSpf = (text: string): boolean => /^v=spf1( |$)/i.test(text.trim());

/** A part of a record: `include:host.com`, `a`, `ip4:192.0.2.0/24`, `redirect=host.com`. */
interface Term {
  name: string;
  value: string;
  /** The length of the prefix, for IPv4 and IPv6 alike; `null` without one. */
  bits: number | null;
}

/** The parts that let servers send. Those with a `-`, `~` or `?` don't. */
const termsOf = (record: string): Term[] =>
  record
    .trim()
    .split(/\s+/)
    .slice(1)
    .flatMap((text) => {
      const [, name, value = '', bits] = /^\+?([a-z\d]+)[:=]?([^/]*)(?:\/(\d+))?/i.exec(text) ?? [];
      // Names with macros depend on each mail.
      if (!name || value.includes('%')) return [];
      return [{ name: name.toLowerCase(), value: value.toLowerCase(), bits: bits ? Number(bits) : null }];
    });

function isWithin(address: string, start: string, bits: number | null): boolean {
  if (!isIP(start)) return false;
  const [one, other] = [ipaddr.parse(address), ipaddr.parse(start)];
  const most = other.kind() === 'ipv4' ? 32 : 128;
  return one.kind() === other.kind() && one.match(other, Math.min(bits ?? most, most));
}

/** The part that names a server: what its provider asks for, or its own name. */
export const spfPart = (host: string): string => {
  const provider = providerOf(host);
  if (provider) return `include:${provider}`;
  return isIP(host) ? `ip${isIP(host)}:${host}` : `a:${host}`;
};

/** A record that also names a server; a new one if there is none. Several become one. */
export function spfWith(records: readonly string[], part: string): string {
  const terms = [...new Set(records.flatMap((record) => record.trim().split(/\s+/).slice(1)))];
  const isLast = (term: string) => /^[+?~-]?all$|^redirect=/i.test(term);
  const last = terms.filter(isLast)[0] ?? '~all';
  const others = terms.filter((term) => !isLast(term) && term !== part);
  return ['v=spf1', part, ...others, last].join(' ');
}

/** Whether a domain's SPF record names a mail server, in itself or in the records that it includes. */
export async function namesServer(record: string, domain: string, host: string, tools: SpfTools): Promise<Named> {
  let left = lookUpsMax;
  let isSure = true;
  const lookUp = async (name: string, type: LookUpType): Promise<string[]> => {
    if (!tools.isTimeLeft()) isSure = false;
    if (left <= 0 || !tools.isTimeLeft()) return [];
    left -= 1;
    const found = await tools.lookUp(name, type);
    if (!found) isSure = false;
    return found ?? [];
  };
  const provider = providerOf(host);
  const addresses = isIP(host) ? [host] : await tools.lookUp(host, 'address');
  if (!addresses) isSure = false;
  const isOurs = (start: string, bits: number | null) =>
    (addresses ?? []).some((address) => isWithin(address, start, bits));
  const isAt = async (name: string, bits: number | null): Promise<boolean> =>
    name === host || (await lookUp(name, 'address')).some((address) => isOurs(address, bits));

  const isIn = async (text: string, at: string): Promise<boolean> => {
    for (const { name, value, bits } of termsOf(text)) {
      if (await matches({ name, value, bits }, at)) return true;
    }
    return false;
  };
  const matches = async ({ name, value, bits }: Term, at: string): Promise<boolean> => {
    switch (name) {
      case 'all':
        return true;
      case 'ip4':
      case 'ip6':
        return isOurs(value, bits);
      case 'a':
        return isAt(value || at, bits);
      case 'mx':
        for (const server of await lookUp(value || at, 'mail_server')) if (await isAt(server, bits)) return true;
        return false;
      case 'include':
      case 'redirect': {
        // Providers send from other addresses than those that take mail from stores.
        if (value === provider) return true;
        const [included] = (await lookUp(value, 'text')).filter(isSpf);
        return included !== undefined && isIn(included, value);
      }
      default:
        return false;
    }
  };
  if (await isIn(record, domain)) return 'yes';
  return isSure ? 'no' : 'unknown';
}
