import { describe, expect, it } from 'vitest';
import type { Fetch, OutboundReply, OutboundRequest } from '#server/gateways/connect/connect';
import { sendSms } from '#server/gateways/sms/sendSms';

const twilio = { format: 'twilio', authId: 'AC1', authToken: 'secret', from: '+4915112345' } as const;
const plivo = { ...twilio, format: 'plivo', authId: 'MA1' } as const;
const message = { to: '+33612345678', text: 'Zur Post\n7:30' };

/** A service that answers one thing, and what it was asked. */
function service(status: number, body: unknown = {}) {
  const asked: { url: string; request: OutboundRequest }[] = [];
  const fetch: Fetch = async (url, request = {}) => {
    asked.push({ url, request });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return { ok: true, status, headers: {}, body: Buffer.from(text) } satisfies OutboundReply;
  };
  return { fetch, asked };
}

describe('a text message', () => {
  it('reaches Twilio as a form', async () => {
    const { fetch, asked } = service(201, { sid: 'SM1', status: 'queued' });
    expect(await sendSms(fetch, twilio, message)).toBeNull();
    expect(asked).toMatchObject([{ url: 'https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json' }]);
    const { headers, body } = asked[0]?.request ?? {};
    expect(headers?.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({
      To: '+33612345678',
      From: '+4915112345',
      Body: 'Zur Post\n7:30',
    });
  });

  it('reaches Plivo as JSON, or a service of its format elsewhere', async () => {
    const { fetch, asked } = service(202, { message: 'message(s) queued', message_uuid: ['1'] });
    expect(await sendSms(fetch, { ...plivo, base: 'http://sms.test' }, message)).toBeNull();
    expect(asked).toMatchObject([{ url: 'http://sms.test/v1/Account/MA1/Message/' }]);
    expect(JSON.parse(String(asked[0]?.request.body))).toEqual({
      ...{ src: '4915112345', dst: '33612345678', text: 'Zur Post\n7:30' },
    });
  });
});

describe('a refusal', () => {
  const refused = async (account: typeof twilio | typeof plivo, status: number, body: unknown) =>
    sendSms(service(status, body).fetch, account, message);

  it.each([
    [twilio, 401, { code: 20003, message: 'Authenticate' }, 'sign_in'],
    [twilio, 400, { code: 21211, message: "Invalid 'To'" }, 'recipient'],
    [twilio, 400, { code: 21610, message: 'unsubscribed' }, 'blocked'],
    [twilio, 400, { code: 21606, message: "not a valid 'From'" }, 'sender'],
    [twilio, 429, { code: 20429, message: 'Too many' }, 'busy'],
    [twilio, 400, { code: 1, message: 'Something' }, 'other'],
    [plivo, 401, 'Could not verify your access level', 'sign_in'],
    [plivo, 400, { error: 'src parameter is invalid' }, 'sender'],
    [plivo, 400, { error: 'dst parameter is invalid' }, 'recipient'],
    [plivo, 402, { error: 'Not enough credit' }, 'balance'],
    [plivo, 500, '<html>', 'unreachable'],
    [plivo, 400, 'null', 'other'],
  ] as const)('%#: says what is wrong', async (account, status, body, problem) => {
    expect(await refused(account, status, body)).toMatchObject({ problem });
  });

  it('never repeats numbers, links or tokens', async () => {
    const words = `No ${message.to}, https://a.test/x, ${'Zx9_'.repeat(8)}`;
    expect(await refused(twilio, 400, { code: 21211, message: words })).toEqual({
      problem: 'recipient',
      reason: 'No [hidden], [hidden] [hidden]',
    });
  });

  it('is told apart from a service that can’t be reached', async () => {
    const fetch: Fetch = async () => ({ ok: false, failure: 'timeout' });
    expect(await sendSms(fetch, plivo, message)).toEqual({ problem: 'unreachable', reason: 'timeout' });
  });
});
