import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits';
import { heartbeat } from '#contract/stream';
import { ConnectionWatch } from '../../../src/realtime/connectionWatch';

const start = 1_000_000;

test('is connecting at first, and cut off where that takes too long', () => {
  const watch = new ConnectionWatch(start);
  watch.check(start + limits.cutOffAfterMs);
  expect(watch.state.status).toBe('connecting');
  watch.check(start + limits.cutOffAfterMs + 1);
  expect(watch.state).toEqual({ status: 'cut_off', since: start, lastUpdated: null });
});

describe('once live', () => {
  const live = () => {
    const watch = new ConnectionWatch(start);
    watch.live(start);
    watch.signal(start + 1_500);
    return watch;
  };

  test('stays the same object while the server answers', () => {
    const watch = live();
    const before = watch.state;
    expect(watch.check(start + 3_000)).toBe(false);
    expect(watch.state).toBe(before);
  });

  test('is cut off when the server goes silent, since it was last heard', () => {
    const watch = live();
    expect(watch.check(start + 1_500 + limits.cutOffAfterMs + 1)).toBe(true);
    expect(watch.state).toEqual({ status: 'cut_off', since: start + 1_500, lastUpdated: start + 1_500 });
  });

  test('is cut off at once after the device slept', () => {
    const watch = live();
    watch.check(start + 3_600_000);
    expect(watch.state.status).toBe('cut_off');
  });

  test('a short break isn’t a cut-off, a longer one is', () => {
    const watch = live();
    watch.down();
    expect(watch.state.status).toBe('connecting');
    watch.check(start + 1_500 + limits.cutOffAfterMs + 1);
    expect(watch.state).toEqual({ status: 'cut_off', since: start + 1_500, lastUpdated: start + 1_500 });
    watch.live(start + 9_000);
    expect(watch.state).toEqual({ status: 'live', since: start + 9_000, lastUpdated: start + 9_000 });
  });

  test('is cut off at once where the device says that it has no network', () => {
    const watch = live();
    watch.offline();
    expect(watch.state.status).toBe('cut_off');
  });

  test('a refusal is a cut-off with its reason, until it is live again', () => {
    const watch = live();
    watch.refused(4030);
    expect(watch.state).toEqual({
      ...{ status: 'cut_off', since: start + 1_500, lastUpdated: start + 1_500 },
      refusedWith: 4030,
    });
    watch.live(start + 9_000);
    expect(watch.state).toEqual({ status: 'live', since: start + 9_000, lastUpdated: start + 9_000 });
  });
});

test('a silent server is noticed within five seconds, and a heartbeat never takes that long', () => {
  expect(limits.cutOffAfterMs + 500).toBeLessThan(5_000);
  expect(heartbeat.intervalMs + heartbeat.timeoutMs).toBeLessThanOrEqual(limits.cutOffAfterMs);
});
