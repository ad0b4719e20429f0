import { z } from 'zod';
import { dnsRecordSchema } from '../entities/websiteDomain';

/** The records of a domain that let others trust its mail: its servers, its signature, and its policy. */
const mailRecordKinds = ['spf', 'dkim', 'dmarc'] as const;

/** `other`: it doesn't name the store's server; `several`: there are more than one, so that none counts. */
const mailRecordStates = ['found', 'missing', 'other', 'several', 'unreachable'] as const;
export type MailRecordState = (typeof mailRecordStates)[number];

/** A record of the sender's domain: what was found there, and what to publish instead. */
export const mailRecordSchema = z.object({
  kind: z.enum(mailRecordKinds),
  state: z.enum(mailRecordStates),
  /** Texts that the domain has now. */
  found: z.array(z.string()),
  /** `null` if nothing has to change, or only the mail provider knows the value: DKIM. */
  expected: dnsRecordSchema.nullable(),
  /** The full name of the record. */
  name: z.string(),
});
export type MailRecord = z.infer<typeof mailRecordSchema>;
