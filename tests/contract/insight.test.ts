import { describe, expect, it } from 'vitest';
import { addSales, averageOf, latenessCost, netOf, noSales } from '#contract/insight/measures';
import { popularityOf } from '#contract/insight/popularity';
import { comparedDates, daysBetween, insightDaysMax, isInsightRange, presetDates } from '#contract/insight/ranges';
import { nextSummaryAt, summaryDates, summaryDatesBefore } from '#contract/insight/summary';

describe('measures', () => {
  it('add up, and have no average of nothing', () => {
    const monday = { orders: 2, total: 3_000, discount: 100, refunded: 500, cancelled: 1 };
    expect(addSales([])).toEqual(noSales);
    expect(addSales([monday, monday])).toEqual({
      orders: 4,
      total: 6_000,
      discount: 200,
      refunded: 1_000,
      cancelled: 2,
    });
    expect(netOf(monday)).toBe(2_500);
    expect([averageOf(1_000, 3), averageOf(1_000, 0)]).toEqual([333, null]);
    expect(latenessCost({ late_refunded: 700, lost_total: 2_000 })).toBe(2_700);
  });
});

describe('popularity', () => {
  const star = { quantity: 50, amount: 50_000 };
  const plowhorse = { quantity: 60, amount: 18_000 };
  const puzzle = { quantity: 5, amount: 10_000 };
  const dog = { quantity: 5, amount: 1_000 };
  const unsold = { quantity: 0, amount: 0 };

  it('compares how often an item sells and what a piece brings with the rest of the menu', () => {
    const of = popularityOf([star, plowhorse, puzzle, dog, unsold]);
    expect([star, plowhorse, puzzle, dog, unsold].map(of)).toEqual(['star', 'plowhorse', 'puzzle', 'dog', 'unsold']);
  });

  it('finds nothing wrong with a single item', () => {
    expect(popularityOf([dog])(dog)).toBe('star');
  });
});

describe('ranges', () => {
  it('of days end yesterday, and months at their own end', () => {
    const today = '2031-03-05';
    expect(presetDates('last_7', today)).toEqual({ start_date: '2031-02-26', end_date: '2031-03-04' });
    expect(presetDates('this_month', today)).toEqual({ start_date: '2031-03-01', end_date: today });
    expect(presetDates('last_month', today)).toEqual({ start_date: '2031-02-01', end_date: '2031-02-28' });
  });

  it('are compared with as many days before, or the same weekdays of a year ago', () => {
    const week = { start_date: '2031-06-08', end_date: '2031-06-14' };
    expect(comparedDates(week, 'before')).toEqual({ start_date: '2031-06-01', end_date: '2031-06-07' });
    expect(comparedDates(week, 'year')).toEqual({ start_date: '2030-06-09', end_date: '2030-06-15' });
    expect(comparedDates(week, 'none')).toBeNull();
  });

  it('have at least one day and at most a year', () => {
    expect(isInsightRange({ start_date: '2031-01-01', end_date: '2031-01-01' })).toBe(true);
    expect(isInsightRange({ start_date: '2031-01-02', end_date: '2031-01-01' })).toBe(false);
    expect(isInsightRange({ start_date: '2031-01-01', end_date: '2032-01-01' })).toBe(true);
    expect(isInsightRange({ start_date: '2031-01-01', end_date: '2032-01-02' })).toBe(false);
    expect(daysBetween('2031-01-01', '2032-01-01') + 1).toBe(insightDaysMax);
  });
});

describe('summaries', () => {
  const berlin = { timezone: 'Europe/Berlin', day_starts_at: 240 };
  const next = (interval: 'daily' | 'weekly', after: string, rules: Parameters<typeof nextSummaryAt>[2] = berlin) =>
    nextSummaryAt(interval, new Date(after), rules).toISOString();

  it('are sent at seven on the store’s clock, also across clock changes', () => {
    expect(next('daily', '2031-06-18T04:59:59Z')).toBe('2031-06-18T05:00:00.000Z');
    expect(next('daily', '2031-06-18T05:00:00Z')).toBe('2031-06-19T05:00:00.000Z');
    // Clocks go forward on 30 March 2031, and back on 26 October.
    expect(next('daily', '2031-03-29T06:00:00Z')).toBe('2031-03-30T05:00:00.000Z');
    expect(next('daily', '2031-10-25T05:00:00Z')).toBe('2031-10-26T06:00:00.000Z');
    expect(next('weekly', '2031-06-18T05:00:00Z')).toBe('2031-06-23T05:00:00.000Z');
    expect(next('weekly', '2031-06-23T05:00:00Z')).toBe('2031-06-30T05:00:00.000Z');
  });

  it('wait for a business day that ends later', () => {
    expect(next('daily', '2031-06-18T05:00:00Z', { timezone: 'UTC', day_starts_at: 705 })).toBe(
      '2031-06-18T11:45:00.000Z',
    );
  });

  it('cover business days that are over, and the same weekdays before', () => {
    // Before four, it is still the 17th.
    expect(summaryDates('daily', new Date('2031-06-18T01:00:00Z'), berlin).end_date).toBe('2031-06-16');
    const week = summaryDates('weekly', new Date('2031-06-23T05:00:00Z'), berlin);
    expect(week).toEqual({ start_date: '2031-06-16', end_date: '2031-06-22' });
    expect(summaryDatesBefore(week)).toEqual({ start_date: '2031-06-09', end_date: '2031-06-15' });
  });
});
