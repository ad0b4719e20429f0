import type { Fetch, OutboundReply, OutboundRequest } from '#server/gateways/connect/connect';

export const jsonReply = (status: number, body: unknown): OutboundReply => ({
  ...{ ok: true, status, headers: { 'content-type': 'application/json' } },
  body: Buffer.from(body === null ? '' : JSON.stringify(body)),
});

/** A request as a stand-in reads it: its body is a text. */
type ReadRequest = Omit<OutboundRequest, 'body'> & { body?: string };

/** A gateway's answers, with what can go wrong on the way. */
export function withFaults(answer: (url: URL, request: ReadRequest) => OutboundReply) {
  let isLost = false;
  let isFailing = false;
  const fetch: Fetch = async (url, { body, ...request } = {}) => {
    if (isFailing) {
      isFailing = false;
      return { ok: false, failure: 'timeout' };
    }
    const reply = answer(new URL(url), { ...request, ...(body !== undefined && { body: body.toString() }) });
    // Only the answer to a request that changes something: the others can be repeated anyway.
    if (!isLost || request.method === 'GET' || /oauth|verify|token/.test(url)) return reply;
    isLost = false;
    return { ok: false, failure: 'timeout' };
  };
  return {
    fetch,
    loseNextAnswer: () => {
      isLost = true;
    },
    failNext: () => {
      isFailing = true;
    },
  };
}
