import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import type { BodyOf, ReplyOf, StoreCallName } from '#contract/calls/index';
import type { Envelope } from '#contract/envelope';
import type { AnyPermission, UrlPermission } from '#contract/permissions';
import { testPassword } from './factories/index';

/** Makes a call in the session of a page, past everything that the page hides. */
export async function callByHand<Name extends StoreCallName>(
  page: Page,
  name: Name,
  body: BodyOf<Name>,
): Promise<Envelope<ReplyOf<Name>>> {
  const token = await page.evaluate(() => {
    const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}');
    return (kept('storeData').servertoken ?? '') as string;
  });
  const reply = await page.request.post(callPath(name), {
    headers: { 'content-type': 'application/json', servertoken: token, token },
    data: body as object,
  });
  return (await reply.json()) as Envelope<ReplyOf<Name>>;
}

/** The same, for what is expected to be done. */
export async function doneByHand<Name extends StoreCallName>(
  page: Page,
  name: Name,
  body: BodyOf<Name>,
): Promise<ReplyOf<Name>> {
  const reply = await callByHand(page, name, body);
  if (!reply.success) throw new Error(`${name} was refused: ${JSON.stringify(reply)}`);
  return reply;
}

/** Makes a sub-account in the session of a page, with a password of its own. @returns with what it signs in, and its record */
export async function addAccount(page: Page, name: string, urls: readonly UrlPermission[]) {
  const email = `${randomUUID()}@demo.test`;
  const fields = { idempotency_key: randomUUID(), name, email, password: testPassword };
  const granted = urls.map(({ url, permission }) => ({
    url: url as AnyPermission,
    permission: permission === 1 ? (1 as const) : (0 as const),
  }));
  const { sub_store } = await doneByHand(page, 'add_sub_store', { ...fields, urls: granted });
  return { signIn: { kind: 'sub_store', email, password: testPassword } as const, record: sub_store };
}

/** Gathers the calls of a page that the server refuses for want of permission: what is shown must not ask for them. */
export function gatherRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/v3/api/store/')) return;
    const reply = (await response.json().catch(() => null)) as { error_code?: number } | null;
    if (reply?.error_code === 4001)
      refused.push(`${new URL(page.url()).pathname}: ${response.url().split('/').at(-1)}`);
  });
  return refused;
}
