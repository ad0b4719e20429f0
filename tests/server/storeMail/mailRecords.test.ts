import { describe, expect, it } from 'vitest';
import type { LookUpType, NameServers } from '#server/gateways/nameServers';
import { mailRecordsOf } from '#server/modules/storeMail/mailRecords';

const domain = 'trattoria.com';

/** Name servers with these texts, and a resolver with these answers. */
function nameServers(
  texts: Readonly<Record<string, string[]>>,
  looked: Readonly<Partial<Record<`${LookUpType} ${string}`, string[] | null>>> = {},
): NameServers {
  return {
    findTexts: async (name) => ({ state: 'answered', texts: texts[name] ?? [] }),
    async lookUp(name, type) {
      const found = looked[`${type} ${name}`];
      return found === undefined ? [] : found;
    },
  };
}

async function recordsOf(
  servers: NameServers,
  { host = 'mail.hoster.com', selector = '', address = `ciao@${domain}` } = {},
) {
  const { records } = await mailRecordsOf({ address, host, selector }, servers);
  return Object.fromEntries(records.map((record) => [record.kind, record]));
}

const spfOf = async (record: string, looked = {}, host?: string) =>
  (await recordsOf(nameServers({ [domain]: [record] }, looked), host ? { host } : {})).spf;

describe('SPF', () => {
  it('is missing, and the record to add names the store’s server', async () => {
    expect((await recordsOf(nameServers({ [domain]: ['google-site-verification=x'] }))).spf).toMatchObject({
      state: 'missing',
      expected: { type: 'TXT', short_name: '@', value: 'v=spf1 a:mail.hoster.com ~all' },
    });
  });

  it('names the provider’s own record for servers of large providers', async () => {
    expect((await recordsOf(nameServers({}), { host: 'smtp.gmail.com' })).spf?.expected?.value).toBe(
      'v=spf1 include:_spf.google.com ~all',
    );
    expect(await spfOf('v=spf1 include:_spf.google.com ~all', {}, 'smtp.gmail.com')).toMatchObject({ state: 'found' });
  });

  it.each([
    ['by its name', 'v=spf1 a:mail.hoster.com -all', {}],
    ['as the domain’s own server', 'v=spf1 mx -all', { 'mail_server trattoria.com': ['mail.hoster.com'] }],
    ['by its address', 'v=spf1 ip4:192.0.2.0/24 -all', { 'address mail.hoster.com': ['192.0.2.7'] }],
    [
      'as another name of the same address',
      'v=spf1 a -all',
      { 'address mail.hoster.com': ['2001:db8::7'], 'address trattoria.com': ['2001:db8::7'] },
    ],
    [
      'in a record of the provider, which sends on to another',
      'v=spf1 include:hoster.com -all',
      {
        'text hoster.com': ['other text', 'v=spf1 redirect=_spf.hoster.com'],
        'text _spf.hoster.com': ['v=spf1 ip6:2001:db8::/32 -all'],
        'address mail.hoster.com': ['2001:db8::7'],
      },
    ],
  ])('names the server %s', async (_how, record, looked) => {
    expect(await spfOf(record, looked)).toMatchObject({ state: 'found', expected: null });
  });

  it.each([
    'v=spf1 ip4:198.51.100.0/24 -all',
    'v=spf1 -a:mail.hoster.com ~all',
    'v=spf1 include:other.com ~all',
    // A text that no one can read as an address.
    'v=spf1 ip4:nonsense a:%{i}.trattoria.com ~all',
  ])('names other servers only: %s', async (record) => {
    const spf = await spfOf(record, { 'address mail.hoster.com': ['192.0.2.7'] });
    const [version, ...rest] = record.split(' ');
    expect(spf).toMatchObject({ state: 'other', found: [record] });
    expect(spf?.expected?.value).toBe([version, 'a:mail.hoster.com', ...rest].join(' '));
  });

  it('asks ten times at most, as receivers do', async () => {
    let asked = 0;
    const servers: NameServers = {
      findTexts: async () => ({ state: 'answered', texts: ['v=spf1 include:0.com -all'] }),
      async lookUp(name, type) {
        if (type !== 'text') return [];
        asked += 1;
        return [`v=spf1 include:${Number.parseInt(name, 10) + 1}.com -all`];
      },
    };
    expect((await recordsOf(servers)).spf).toMatchObject({ state: 'other' });
    expect(asked).toBe(10);
  });

  it('isn’t judged if a part of it didn’t answer', async () => {
    expect(await spfOf('v=spf1 include:hoster.com -all', { 'text hoster.com': null })).toMatchObject({
      state: 'unreachable',
    });
  });

  it('doesn’t count twice, and one record replaces all', async () => {
    const texts = ['v=spf1 a mx ~all', 'v=spf1 mx include:other.com -all'];
    expect((await recordsOf(nameServers({ [domain]: texts }))).spf).toMatchObject({
      state: 'several',
      expected: { value: 'v=spf1 a:mail.hoster.com a mx include:other.com ~all' },
    });
  });
});

describe('DMARC', () => {
  it('is missing, and the record to add changes nothing for other mail', async () => {
    expect((await recordsOf(nameServers({}))).dmarc).toMatchObject({
      state: 'missing',
      expected: { name: `_dmarc.${domain}`, short_name: '_dmarc', value: 'v=DMARC1; p=none' },
    });
  });

  it('of the registered domain covers its sub-domains', async () => {
    const servers = nameServers({ [`_dmarc.${domain}`]: ['v=DMARC1; p=reject'] });
    expect((await recordsOf(servers, { address: `ciao@mail.${domain}` })).dmarc).toMatchObject({
      ...{ state: 'found', name: `_dmarc.${domain}`, expected: null },
    });
  });
});

describe('DKIM', () => {
  const name = `s1._domainkey.${domain}`;
  const key = 'v=DKIM1; k=rsa; p=MIGfMA0GCSq';
  const dkimOf = async (servers: NameServers) => (await recordsOf(servers, { selector: 's1' })).dkim;

  it('is looked up only where the store names its selector', async () => {
    expect((await recordsOf(nameServers({ [name]: [key] }))).dkim).toBeUndefined();
    expect(await dkimOf(nameServers({ [name]: [key] }))).toMatchObject({ state: 'found', name });
  });

  it('is found at the provider that the domain refers to', async () => {
    expect(await dkimOf(nameServers({}, { [`text ${name}`]: [key] }))).toMatchObject({ state: 'found' });
  });

  it('is missing without a key, or with one that was withdrawn', async () => {
    expect(await dkimOf(nameServers({}))).toMatchObject({ state: 'missing', expected: null });
    expect(await dkimOf(nameServers({ [name]: ['v=DKIM1; p='] }))).toMatchObject({ state: 'missing' });
  });
});

it('A domain whose name servers don’t answer isn’t called faulty', async () => {
  const silent: NameServers = { findTexts: async () => ({ state: 'unreachable' }), lookUp: async () => null };
  const { spf, dmarc } = await recordsOf(silent);
  expect([spf?.state, dmarc?.state]).toEqual(['unreachable', 'unreachable']);
});
