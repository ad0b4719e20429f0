import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import type { DomainType } from '#contract/website/domainState';
import { websiteLimits } from '#contract/website/websiteLimits';

/** A name that a store's website can have. */
export interface DomainName {
  /** In lower case and ASCII. */
  name: string;
  type: DomainType;
  /** Names that can have name servers of their own, the nearest first. */
  zones: string[];
}

/** Why a name can't be a store's domain. */
export type NameProblem = 'domain_invalid' | 'domain_is_address' | 'domain_is_suffix';

/** The name in what people paste: an address with its protocol, path and port. */
const hostIn = (text: string): string =>
  text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#:].*$/, '')
    .replace(/\.$/, '');

/**
 * Reads the name of a domain as someone typed or pasted it. Names of which everyone can register a part, such as
 * `co.uk` or `github.io`, belong to no store.
 */
export function readDomainName(text: string): DomainName | NameProblem {
  const name = domainToASCII(hostIn(text));
  const { domain, isIp, isIcann, isPrivate, publicSuffix } = parse(name, { allowPrivateDomains: true });
  if (isIp) return 'domain_is_address';
  if (name === '' || name.length > websiteLimits.domainMax - '_storedesk.'.length) return 'domain_invalid';
  if (!(isIcann || isPrivate) || !/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]+$/.test(name))
    return 'domain_invalid';
  if (domain === null) return name === publicSuffix ? 'domain_is_suffix' : 'domain_invalid';
  const labels = name.split('.');
  const depth = labels.length - domain.split('.').length;
  const zones = Array.from({ length: depth + 1 }, (_, skipped) => labels.slice(skipped).join('.'));
  return { name, type: depth === 0 ? 'domain' : 'sub_domain', zones };
}
