import { addDays, addHours, addMinutes, addSeconds } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { domainState, isServed } from '#contract/website/domainState';
import { nextCheck } from '#server/modules/website/nextCheck';

const at = new Date('2026-03-04T10:00:00Z');
const never = { proved_at: null, seen_at: null, failing_since: null, lost_at: null };
const proved = { ...never, proved_at: at, seen_at: at };
const failing = { ...proved, failing_since: addHours(at, 24) };

describe('the state of a domain', () => {
  it.each([
    ['waiting', never, at],
    ['proved', proved, addDays(at, 400)],
    ['failing', failing, addHours(at, 24)],
    ['failing', failing, addSeconds(addHours(at, 72), -1)],
    ['ended', failing, addHours(at, 72)],
    ['moved', { ...proved, lost_at: at }, at],
  ] as const)('is %s', (state, facts, now) => {
    expect(domainState(facts, now)).toBe(state);
    expect(isServed(facts, now)).toBe(state === 'proved' || state === 'failing');
  });
});

describe('the next check', () => {
  const set = { set_at: at, watched_until: addMinutes(at, 15) };
  it.each([
    ['a few seconds later while someone waits', { ...never, ...set }, at, addSeconds(at, 5)],
    ['later once they no longer do', { ...never, ...set }, addHours(at, 2), addMinutes(addHours(at, 2), 10)],
    ['once a day from then on', { ...never, ...set }, addDays(at, 3), addDays(at, 4)],
    ['never after a month', { ...never, ...set }, addDays(at, 31), null],
    ['once a day for a domain that is proved', { ...proved, ...set }, addMinutes(at, 1), addDays(addMinutes(at, 1), 1)],
    ['every hour while the proof is missing', { ...failing, ...set }, addHours(at, 30), addHours(at, 31)],
    ['never for another store’s', { ...proved, ...set, lost_at: at }, at, null],
  ] as const)('is %s', (_, domain, now, next) => {
    expect(nextCheck(domain, now)).toEqual(next);
  });
});
