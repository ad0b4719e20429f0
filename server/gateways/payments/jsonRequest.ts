import type { Fetch, OutboundRequest } from '../connect/connect';
import type { GatewayResult } from './paymentGateway';

/** A gateway's reply as JSON; fields that are read are checked where they are read. */
// biome-ignore lint/suspicious/noExplicitAny: what a gateway sends has no type
export type Json = any;

export interface JsonReply {
  status: number;
  json: Json;
}

/** The account that keys belong to. */
export interface Account {
  isTest: boolean;
  account: string;
}

/** A result that ends a request before its reply is read. */
export class EndedEarly extends Error {
  constructor(readonly result: Exclude<GatewayResult<never>, { kind: 'done' }>) {
    super(result.kind);
  }
}

export const end = (result: Exclude<GatewayResult<never>, { kind: 'done' }>): never => {
  throw new EndedEarly(result);
};
export const refuse = (reason: string): never => end({ kind: 'refused', reason });
export const done = <Value>(value: Value): GatewayResult<Value> => ({ kind: 'done', value });
export const unsupported = async (): Promise<{ kind: 'unsupported' }> => ({ kind: 'unsupported' });

const timeoutMs = 20_000;
const maxBytes = 2_097_152;

function parsed(text: string): Json {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends a request, and reads a JSON reply with any status that is about the request itself.
 *
 * @throws EndedEarly if the gateway doesn't answer, is in trouble, or refuses the keys
 */
export async function ask(
  fetch: Fetch,
  url: string,
  {
    headers,
    ...request
  }: Pick<OutboundRequest, 'method' | 'redirect' | 'stage'> & {
    body?: string;
    headers: Record<string, string>;
  },
): Promise<JsonReply> {
  const type = {
    accept: 'application/json',
    ...(request.body !== undefined && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(url, { ...request, headers: { ...type, ...headers }, timeoutMs, maxBytes });
  if (!reply.ok) return end({ kind: 'later', reason: reply.failure });
  if (reply.status >= 500 || reply.status === 429) return end({ kind: 'later', reason: `status_${reply.status}` });
  if (reply.status === 401) return refuse('wrong_keys');
  if (reply.status === 403) return refuse('missing_rights');
  return { status: reply.status, json: parsed(reply.body.toString('utf8')) };
}

/** Runs requests, and returns the result that ended them. */
export async function attempt<Value>(work: () => Promise<GatewayResult<Value>>): Promise<GatewayResult<Value>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EndedEarly) return error.result;
    throw error;
  }
}
