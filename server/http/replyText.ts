import type { CallReply } from './exchange';
import { longList, partsInTurns } from './inTurns';

/** Serialises a reply as JSON. Long replies are serialised a few rows at a time, and other calls run in between. */
export async function replyText(reply: CallReply): Promise<string> {
  const long = longList(reply);
  if (!long) return JSON.stringify(reply);
  const parts: string[] = [];
  for await (const rows of partsInTurns(long.rows)) parts.push(JSON.stringify(rows).slice(1, -1));
  const rest = JSON.stringify({ ...reply, [long.field]: undefined }).slice(1, -1);
  return `{${rest}${rest && ','}${JSON.stringify(long.field)}:[${parts.join(',')}]}`;
}
