import { Resolver } from 'node:dns/promises';
import type { AddressRange } from '../envAddresses';
import { makeAddressCheck } from './connect/addressCheck';

/** The texts that a domain's own name servers have for a name. */
export type TxtAnswer =
  | { state: 'answered'; texts: string[] }
  /** The domain doesn't exist, or no server answers for it. */
  | { state: 'no_name_servers' }
  | { state: 'unreachable' };

export interface NameServers {
  /**
   * Asks a domain's own name servers, so that a new record counts at once: what resolvers remember can be hours old.
   *
   * @param name of the record
   * @param zones names that can have name servers of their own, the nearest first: `order.pizza.com`, `pizza.com`
   */
  findTexts(name: string, zones: readonly string[]): Promise<TxtAnswer>;
  /**
   * Looks a name up as mail servers do, by the system's resolver: aliases are followed, and the answer can be hours old.
   * Addresses in private networks are left out.
   *
   * @returns empty if there is none; `null` without an answer
   */
  lookUp(name: string, type: LookUpType): Promise<string[] | null>;
}

/** `address`: of both versions; `mail_server`: names of the servers that take a domain's mail. */
export type LookUpType = 'text' | 'address' | 'mail_server';

type Root = Pick<Resolver, 'resolveNs' | 'resolve4' | 'resolve6' | 'resolveTxt' | 'resolveMx'>;

interface NameServerOptions {
  /** Finds name servers and their addresses; by default the system's resolver. */
  root?: Root;
  /** Where name servers listen. */
  port?: number;
  /** Ranges of private addresses that can be asked too. */
  allowed?: readonly AddressRange[];
}

const perTry = { timeout: 2_000, tries: 2 };
/** Enough to find one that is up, and one that has the newest records. */
const askedServersMax = 4;
/** Replies that say there is no such record, in contrast to those that never came. */
const noRecord: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND']);

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/**
 * Opens the look-up of records at domains' own name servers. A domain's owner chooses them, so those on the machine
 * or in its network are only asked where the operator allows it.
 */
export function openNameServers({
  root = new Resolver(perTry),
  port = 53,
  allowed,
}: NameServerOptions = {}): NameServers {
  const isAllowed = makeAddressCheck(allowed);

  const addressesOf = async (server: string): Promise<string[]> => {
    const found = await Promise.all([root.resolve4(server).catch(() => []), root.resolve6(server).catch(() => [])]);
    return found.flat().filter(isAllowed);
  };

  /** The name servers of the nearest zone that has any; `null` if there are none. @throws if none could be asked */
  const serversOf = async (zones: readonly string[]): Promise<string[] | null> => {
    for (const zone of zones) {
      const servers = await root.resolveNs(zone).catch((error: unknown) => {
        if (noRecord.has(codeOf(error))) return [];
        throw error;
      });
      if (servers.length > 0) return servers;
    }
    return null;
  };

  /** The texts that one server has; `null` if it doesn't answer. */
  const ask = async (address: string, name: string): Promise<string[] | null> => {
    const resolver = new Resolver(perTry);
    resolver.setServers([address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`]);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      return noRecord.has(codeOf(error)) ? [] : null;
    }
  };

  const lookUps: Record<LookUpType, (name: string) => Promise<string[]>> = {
    text: async (name) => (await root.resolveTxt(name)).map((parts) => parts.join('')),
    address: addressesOf,
    mail_server: async (name) => (await root.resolveMx(name)).map(({ exchange }) => exchange),
  };

  return {
    lookUp: (name, type) => lookUps[type](name).catch((error: unknown) => (noRecord.has(codeOf(error)) ? [] : null)),
    async findTexts(name, zones) {
      try {
        const servers = await serversOf(zones);
        if (!servers) return { state: 'no_name_servers' };
        const addresses = (await Promise.all(servers.slice(0, askedServersMax).map(addressesOf))).map(
          ([first]) => first,
        );
        const reachable = addresses.flatMap((address) => address ?? []);
        // All of them: a new record can be missing at some for a while.
        const answers = (await Promise.all(reachable.map((address) => ask(address, name)))).filter(
          (texts) => texts !== null,
        );
        return answers.length > 0 ? { state: 'answered', texts: answers.flat() } : { state: 'unreachable' };
      } catch {
        return { state: 'unreachable' };
      }
    },
  };
}
