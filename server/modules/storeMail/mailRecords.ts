import type { DnsRecord } from '#contract/entities/websiteDomain';
import type { MailRecord } from '#contract/mail/mailRecords';
import type { NameServers } from '#server/gateways/nameServers';
import { type DomainName, shortName, storedName } from '../website/service';
import { isSpf, namesServer, type SpfTools, spfPart, spfWith } from './spf';

/** The sender that customers see, and the server that sends. */
interface Sender {
  address: string;
  host: string;
  /** Empty if the store doesn't name it. */
  selector: string;
}

/** Who waits for the answer does so for no longer than ten seconds. */
const patienceMs = 8_000;

/** The weakest policy, which lets all mail through but is enough for the large mail services. */
const firstPolicy = 'v=DMARC1; p=none';

const isDmarc = (text: string): boolean => /^v=DMARC1\s*(;|$)/i.test(text.trim());
/** A key that was withdrawn is empty. */
const isKey = (text: string): boolean => /(^|;)\s*p=\s*[^;\s]/.test(text);

type Ask = (name: string) => Promise<string[] | null>;

const txt = (name: string, domain: DomainName, value: string): DnsRecord => ({
  ...{ type: 'TXT', name, short_name: shortName(name, domain), value },
});

async function spfOf(domain: DomainName, host: string, ask: Ask, tools: SpfTools): Promise<MailRecord> {
  const { name } = domain;
  const texts = await ask(name);
  if (!texts) return { kind: 'spf', state: 'unreachable', name, found: [], expected: null };
  const found = texts.filter(isSpf);
  const expected = txt(name, domain, spfWith(found, spfPart(host)));
  const [record] = found;
  if (record === undefined) return { kind: 'spf', state: 'missing', name, found, expected };
  if (found.length > 1) return { kind: 'spf', state: 'several', name, found, expected };
  const named = await namesServer(record, name, host, tools);
  if (named === 'yes') return { kind: 'spf', state: 'found', name, found, expected: null };
  return { kind: 'spf', state: named === 'no' ? 'other' : 'unreachable', name, found, expected };
}

/** The key of the name itself, or else of the domain that was registered, whose signature counts for its sub-domains. */
async function dkimOf(domain: DomainName, selector: string, ask: Ask, tools: SpfTools): Promise<MailRecord> {
  const keyOfName = await keyOf(`${selector}._domainkey.${domain.name}`, ask, tools);
  const registered = domain.zones.at(-1) ?? domain.name;
  if (keyOfName.state !== 'missing' || registered === domain.name) return keyOfName;
  const keyOfRegistered = await keyOf(`${selector}._domainkey.${registered}`, ask, tools);
  return keyOfRegistered.state === 'found' ? keyOfRegistered : keyOfName;
}

async function keyOf(name: string, ask: Ask, tools: SpfTools): Promise<MailRecord> {
  const nearest = await ask(name);
  // Most providers have the key at a name of theirs, and the domain an alias.
  const texts = nearest && nearest.length === 0 ? await tools.lookUp(name, 'text') : nearest;
  const found = (texts ?? []).filter(isKey);
  const state = !texts ? 'unreachable' : found.length > 0 ? 'found' : 'missing';
  return { kind: 'dkim', state, name, found, expected: null };
}

/** The policy of the name itself, or else of the domain that was registered, which covers its sub-domains. */
async function dmarcOf(domain: DomainName, ask: Ask): Promise<MailRecord> {
  const registered = domain.zones.at(-1) ?? domain.name;
  const name = `_dmarc.${registered}`;
  const ofDomain = registered === domain.name ? [] : await ask(`_dmarc.${domain.name}`);
  const isOwn = ofDomain?.some(isDmarc) ?? false;
  const texts = isOwn ? ofDomain : ofDomain && (await ask(name));
  const shown = isOwn ? `_dmarc.${domain.name}` : name;
  if (!texts) return { kind: 'dmarc', state: 'unreachable', name: shown, found: [], expected: null };
  const found = texts.filter(isDmarc);
  const expected = txt(shown, domain, found[0] ?? firstPolicy);
  if (found.length === 1) return { kind: 'dmarc', state: 'found', name: shown, found, expected: null };
  return { kind: 'dmarc', state: found.length > 1 ? 'several' : 'missing', name: shown, found, expected };
}

/** The records of a sender's domain that let others trust its mail, as its own name servers have them. */
export async function mailRecordsOf(
  { address, host, selector }: Sender,
  nameServers: NameServers,
): Promise<{ domain: string; records: MailRecord[] }> {
  const domain = storedName({ domain_name: address.split('@')[1] ?? '' });
  const until = performance.now() + patienceMs;
  const isTimeLeft = () => performance.now() < until;
  const ask: Ask = async (name) => {
    if (!isTimeLeft()) return null;
    const answer = await nameServers.findTexts(name, domain.zones);
    // Each of several servers gives the same ones.
    return answer.state === 'answered' ? [...new Set(answer.texts)] : null;
  };
  const tools = { isTimeLeft, lookUp: nameServers.lookUp };
  const records = await Promise.all([
    spfOf(domain, host, ask, tools),
    ...(selector ? [dkimOf(domain, selector, ask, tools)] : []),
    dmarcOf(domain, ask),
  ]);
  return { domain: domain.name, records };
}
