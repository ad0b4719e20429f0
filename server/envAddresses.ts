import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Also free of what ends a directive of the content policy, into which these go. */
export const isOrigin = (address: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+$/.test(address) && URL.canParse(address) && new URL(address).origin === address;

/** Origins, as a browser names them: `https://app.example.com`. */
export const origins = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((address) => address.trim() || []))
  .refine((list) => list.every(isOrigin), {
    message: 'origins such as https://app.example.com, without a path, separated by commas',
  });

/** Address below which pages of a website lie. A slash at its end is dropped. */
export const webBase = z
  .string()
  .default('')
  .refine((value) => value === '' || (/^https?:\/\/[^?#\s]+$/.test(value) && URL.canParse(value)), {
    message: 'an address such as https://www.example.com, without ? and #',
  })
  .transform((value) => value.replace(/\/$/, ''));

/** The name of a machine or service, such as `sites.example.com`; empty: not set. */
export const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .default('')
  .refine((name) => /^(([a-z\d-]+\.)+[a-z\d-]+)?$/.test(name), 'a name such as sites.example.com');

/** IP addresses, separated by commas. */
export const ipAddresses = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((address) => address.trim() || []))
  .refine((list) => list.every((address) => isIP(address) !== 0), 'IP addresses, separated by commas');

/** The script of an outside chat and, after a `#`, the id that it knows us by. */
export const widget = z
  .string()
  .default('')
  .refine((value) => value === '' || /^https?:\/\/[^#\s;,]+#[\w-]+$/.test(value), {
    message: 'the address of a script and an id: https://chat.example.com/sdk.js#id',
  })
  .transform((value) => {
    const [script = '', id = ''] = value.split('#');
    return value === '' ? null : { script, id };
  });

/** Address of a map's tiles, with `{z}`, `{x}` and `{y}`, and `{s}` for one of several servers. It goes into the content policy: no `;`. */
export const tiles = z
  .string()
  .default('')
  .refine(
    (value) =>
      value === '' ||
      (/^https?:\/\/(\{s\}\.)?[\w.-]+(:\d+)?\/[^\s;,'"]*$/.test(value) &&
        ['{z}', '{x}', '{y}'].every((part) => value.includes(part))),
    { message: 'an address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png' },
  );

/** Address of a search for addresses, with `{query}`, and what tells it where the store is. */
export const addressSearch = z
  .string()
  .default('')
  .refine((value) => value === '' || (/^https?:\/\/[\w.-]+(:\d+)?\/\S*$/.test(value) && value.includes('{query}')), {
    message: 'an address with {query}, such as https://photon.example.com/api?q={query}&lat={lat}&lon={lng}',
  });

/** The first address of a range, and how many bits its addresses share. */
export type AddressRange = [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * Reads a range such as `10.1.0.0/16`, or a single address.
 * @throws if it is neither
 */
export function readRange(text: string): AddressRange {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** Ranges of addresses such as `10.1.0.0/16`, separated by commas. */
export const addressRanges = z
  .string()
  .default('')
  .transform((value, context) => {
    try {
      return value.split(',').flatMap((range) => (range.trim() ? [readRange(range.trim())] : []));
    } catch {
      context.addIssue({ code: 'custom', message: 'ranges such as 10.1.0.0/16, separated by commas' });
      return z.NEVER;
    }
  });

const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The issuer of an OpenID provider, as it names itself. Without https only on this machine. */
export const issuer = z
  .string()
  .default('')
  .refine(
    (text) =>
      text === '' ||
      (/^https?:\/\/[^?#\s]+$/.test(text) &&
        URL.canParse(text) &&
        (text.startsWith('https:') || isLoopback(new URL(text)))),
    'the https address of an OpenID provider, such as https://accounts.example.com',
  );
