import { Resolver } from 'node:dns/promises';
import dns2 from 'dns2';
import ipaddr from 'ipaddr.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AddressRange } from '#server/envAddresses';
import { openNameServers } from '#server/gateways/nameServers';

const { Packet } = dns2;
const thisMachine = ipaddr.parseCIDR('127.0.0.0/8');

/** Records by type and name; a name that has none of any type doesn't exist. */
const zone = new Map<string, string[]>();
const asked: string[] = [];
let server: ReturnType<typeof dns2.createServer>;
let port: number;
let isSilent = false;

const typeName = (type: number) => Object.entries(Packet.TYPE).find(([, number]) => number === type)?.[0] ?? '';

beforeEach(async () => {
  zone.clear();
  asked.length = 0;
  isSilent = false;
  server = dns2.createServer({
    udp: true,
    handle: (request, send) => {
      const [question] = request.questions;
      const { name = '', type = 0 } = (question ?? {}) as { name?: string; type?: number };
      asked.push(`${typeName(type)} ${name}`);
      if (isSilent) return;
      const response = Packet.createResponseFromRequest(request);
      const found = zone.get(`${typeName(type)} ${name}`) ?? [];
      const facts = { name, type, class: Packet.CLASS.IN, ttl: 0 };
      for (const value of found) {
        const data = { NS: { ns: value }, TXT: { data: value }, MX: { exchange: value, priority: 10 } }[
          typeName(type)
        ] ?? {
          address: value,
        };
        response.answers.push({ ...facts, ...data } as never);
      }
      const exists = [...zone.keys()].some((key) => key.endsWith(` ${name}`));
      if (!exists) (response.header as { rcode: number }).rcode = 3;
      send(response);
    },
  });
  const addresses = (await server.listen({ udp: { port: 0, address: '127.0.0.1' } })) as { udp?: { port: number } };
  port = addresses.udp?.port ?? 0;
});
afterEach(() => server.close());

/** A resolver of the tests, which knows name servers; they listen at the same port of this machine. */
function lookUp(allowed: readonly AddressRange[] = [thisMachine]) {
  const root = new Resolver({ timeout: 300, tries: 1 });
  root.setServers([`127.0.0.1:${port}`]);
  return openNameServers({ root, port, allowed });
}
const find = (zones: string[], allowed?: readonly AddressRange[]) =>
  lookUp(allowed).findTexts(`_storedesk.${zones[0]}`, zones);

const delegated = () => {
  zone.set('NS pizza.com', ['ns1.host.com']);
  zone.set('A ns1.host.com', ['127.0.0.1']);
};

it('asks the domain’s own name servers, and finds a record at once', async () => {
  delegated();
  expect(await find(['pizza.com'])).toEqual({ state: 'answered', texts: [] });
  zone.set('TXT _storedesk.pizza.com', ['storedesk-verification=abc']);
  expect(await find(['pizza.com'])).toEqual({ state: 'answered', texts: ['storedesk-verification=abc'] });
});

it('asks those of the nearest zone that has any', async () => {
  delegated();
  zone.set('TXT _storedesk.order.pizza.com', ['of the domain']);
  expect(await find(['order.pizza.com', 'pizza.com'])).toEqual({ state: 'answered', texts: ['of the domain'] });
  expect(asked).toEqual(expect.arrayContaining(['NS order.pizza.com', 'NS pizza.com']));
});

it('says that a domain has no name servers', async () => {
  expect(await find(['pizza.com'])).toEqual({ state: 'no_name_servers' });
});

it('says that none of them answered', async () => {
  delegated();
  zone.set('NS pizza.com', ['ns2.host.com']);
  expect(await find(['pizza.com'])).toEqual({ state: 'unreachable' });
  isSilent = true;
  expect(await find(['pizza.com'])).toEqual({ state: 'unreachable' });
});

it('asks none on the machine or in its network, unless the operator allows it', async () => {
  delegated();
  zone.set('TXT _storedesk.pizza.com', ['secret of the network']);
  expect(await find(['pizza.com'], [])).toEqual({ state: 'unreachable' });
  expect(asked.filter((question) => question.startsWith('TXT'))).toEqual([]);
});

it('looks names up as mail servers do', async () => {
  zone.set('TXT _spf.host.com', ['v=spf1 -all']);
  zone.set('MX pizza.com', ['mx.host.com']);
  zone.set('A mx.host.com', ['127.0.0.1']);
  expect(await lookUp().lookUp('_spf.host.com', 'text')).toEqual(['v=spf1 -all']);
  expect(await lookUp().lookUp('pizza.com', 'mail_server')).toEqual(['mx.host.com']);
  expect(await lookUp().lookUp('mx.host.com', 'address')).toEqual(['127.0.0.1']);
  expect(await lookUp([]).lookUp('mx.host.com', 'address')).toEqual([]);
  expect(await lookUp().lookUp('nowhere.host.com', 'text')).toEqual([]);
  isSilent = true;
  expect(await lookUp().lookUp('_spf.host.com', 'text')).toBeNull();
});
