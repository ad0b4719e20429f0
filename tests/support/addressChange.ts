import type { BodyOf } from '#contract/calls/index';
import type { TestApp } from './buildTestApp';
import { call, callAs } from './callApi';
import type { TestSession } from './login';

type Address = { email: string } | { country_phone_code: string; phone: string };

export const askBody = (to: Address): BodyOf<'request_address_change'> => ({
  channel: 'email' in to ? 'email' : 'phone',
  ...to,
});

/** The ticket and code for a new address of someone who is signed in, on a server with demo data. */
export async function codeForAddress({ app }: Pick<TestApp, 'app'>, caller: TestSession, to: Address) {
  const { ticket, demo_message } = await callAs(app, caller, 'request_address_change', askBody(to));
  return { ticket, otp: /\d{6}/.exec(demo_message?.text ?? '')?.[0] ?? '' };
}

/** The token in the notice to an old address. */
export const undoTokenIn = (text: string | undefined): string =>
  /\/store\/undo-change\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

/** Changes an address. @returns the token of the link that undoes it */
export async function changeAddress(test: Pick<TestApp, 'app'>, caller: TestSession, to: Address): Promise<string> {
  const code = await codeForAddress(test, caller, to);
  const reply = await call(test.app, caller, 'confirm_address_change', code);
  if (!reply.success) throw new Error(`the address was not changed: ${reply.error_code}`);
  return undoTokenIn(reply.demo_message?.text);
}
