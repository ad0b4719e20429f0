import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FairTurns } from '#server/gateways/fairTurns';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Records who got a turn, and who was refused one. */
function noted(turns: FairTurns) {
  const served: string[] = [];
  const refused: string[] = [];
  const ask = (caller: string) =>
    void turns.take(caller).then(
      () => served.push(caller),
      () => refused.push(caller),
    );
  return { served, refused, ask };
}

describe('Turns at an outside service', () => {
  it('come at the allowed rate, and alternate between stores', async () => {
    const { served, refused, ask } = noted(new FairTurns({ perSecond: 1, waitMs: 10_000, waitingMax: 5 }));
    for (let time = 0; time < 4; time += 1) ask('busy');
    ask('quiet');
    await vi.advanceTimersByTimeAsync(0);
    expect(served).toEqual(['busy']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(served).toEqual(['busy', 'busy', 'quiet']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(served).toEqual(['busy', 'busy', 'quiet', 'busy', 'busy']);
    expect(refused).toEqual([]);
  });

  it('aren’t used up by a store that asks all the time', async () => {
    const { served, refused, ask } = noted(new FairTurns({ perSecond: 1, waitMs: 4_000, waitingMax: 2 }));
    for (let second = 0; second < 20; second += 1) {
      ask('busy');
      ask('busy');
      if (second % 2 === 0) ask('quiet');
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await vi.advanceTimersByTimeAsync(4_000);
    expect(served.filter((caller) => caller === 'quiet')).toHaveLength(10);
    expect(new Set(refused)).toEqual(new Set(['busy']));
  });

  it('go to a store’s latest request first, and to none that has waited too long', async () => {
    const turns = new FairTurns({ perSecond: 0.1, waitMs: 4_000, waitingMax: 2 });
    const asked = ['served', 'too many', 'too long', 'too long'].map((name) => [name, turns.take('busy')] as const);
    const outcomes = Promise.all(asked.map(([, turn]) => turn.then(() => 'served').catch(() => performance.now())));
    const start = performance.now();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await outcomes).toEqual(['served', start, start + 4_000, start + 4_000]);
  });
});
