import { setImmediate } from 'node:timers';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { makeAdmissions } from '#server/http/admission';
import type { CallReply, Exchange } from '#server/http/exchange';
import { replyText } from '#server/http/replyText';
import { admit } from '#server/http/steps/admit';
import { fitted } from '#server/http/steps/fitReply';

/** Counts the turns of the event loop during some work: other calls are served that often. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

const dataOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    _id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    name: `${n}`,
  }));
const call = calls.get_history_provider_list;
const exchange = { call, name: 'get_history_provider_list' as const };

describe('A long reply', () => {
  it('is written as JSON in turns with other calls', async () => {
    const reply = { success: true, count: 500, none: undefined, data: dataOf(500), message: 1 };
    let text = '';
    const turns = await turnsDuring(async () => {
      text = await replyText(reply);
    });
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(reply)));
    expect(turns).toBeGreaterThanOrEqual(500 / 25 - 1);
    expect(JSON.parse(await replyText({ data: dataOf(500) }))).toEqual({ data: dataOf(500) });
    expect(JSON.parse(await replyText({ data: [undefined, ...dataOf(60)] })).data[0]).toBeNull();
  });

  it('is checked in turns with other calls, without fields that its contract doesn’t list', async () => {
    const given: CallReply = { data: dataOf(500).map((row) => ({ ...row, secret: 1 })), count: 500, secret: 1 };
    let reply: CallReply = {};
    const turns = await turnsDuring(async () => {
      reply = await fitted(exchange, given);
    });
    expect(reply).toEqual({ success: true, data: dataOf(500), count: 500 });
    expect(turns).toBeGreaterThanOrEqual(500 / 25 - 1);
  });

  it('is refused if any row doesn’t match', async () => {
    const given = { data: [...dataOf(499), { _id: 'none', name: 1 }], count: 500 };
    await expect(fitted(exchange, given as CallReply)).rejects.toThrow('does not fit its contract');
    await expect(fitted(exchange, { data: dataOf(500) } as CallReply)).rejects.toThrow('count');
  });
});

it('a store runs one export at a time, whatever other stores and its other calls do', async () => {
  const admission = makeAdmissions();
  const running = new Map<string, number>();
  const most = new Map<string, number>();
  const run = (store_id: string, name: 'get_order_export' | 'get_order_list' | 'get_store_data') => {
    const key = `${store_id} ${name}`;
    const one = {
      name,
      call: calls[name],
      session: { store_id },
      body: {},
      deps: { admission },
    } as unknown as Exchange;
    return admit(one, async () => {
      running.set(key, (running.get(key) ?? 0) + 1);
      most.set(key, Math.max(most.get(key) ?? 0, running.get(key) ?? 0));
      await new Promise((resolve) => setImmediate(resolve));
      running.set(key, (running.get(key) ?? 0) - 1);
      return {};
    });
  };
  const stores = ['busy', 'other'];
  const names = ['get_order_export', 'get_order_list', 'get_store_data'] as const;
  await Promise.all(
    stores.flatMap((store) => names.flatMap((name) => Array.from({ length: 30 }, () => run(store, name)))),
  );
  for (const store of stores) {
    expect(most.get(`${store} get_order_export`)).toBe(1);
    expect(most.get(`${store} get_order_list`)).toBe(1);
    expect(most.get(`${store} get_store_data`)).toBeGreaterThan(1);
  }
});
