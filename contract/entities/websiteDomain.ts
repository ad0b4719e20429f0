import { z } from 'zod';
import { domainProblems, domainStates, domainTypes } from '../website/domainState';
import { instant } from './shared';

/** A record of the domain name system, as its owner enters it. */
export const dnsRecordSchema = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  name: z.string(),
  /** Without the domain that was registered, as most providers want it: `_storedesk`, or `@` for the domain itself. */
  short_name: z.string(),
  value: z.string(),
});
export type DnsRecord = z.infer<typeof dnsRecordSchema>;

/** The domain of a store's website, with the records that prove it and lead to the customer site. */
export const websiteDomainSchema = z.object({
  /** As browsers send it: lower case, and in ASCII. */
  domain_name: z.string(),
  domain_type: z.enum(domainTypes),
  state: z.enum(domainStates),
  /** Whether another store is served at it until this one proves it. */
  is_taken: z.boolean(),
  proof: dnsRecordSchema,
  /** Empty where the installation doesn't say where its customer site is. */
  pointing: z.array(dnsRecordSchema),
  checked_at: instant.nullable(),
  /** Why the last check found no proof. */
  problem: z.enum(domainProblems).nullable(),
  proved_at: instant.nullable(),
  /** Until when it is served without proof. */
  served_until: instant.nullable(),
});
export type WebsiteDomain = z.infer<typeof websiteDomainSchema>;
