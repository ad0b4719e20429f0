import { describe, expect, it } from 'vitest';
import { weekFrom } from '../../src/components/inputs/availability/week';
import { clockTime, dayTime, recordDate, recordTime, shortDay } from '../../src/components/time/storeTime';
import { numbersInTexts } from '../../src/i18n/numbersInTexts';

/** In Berlin it is the afternoon of the day before. */
const instant = '2026-09-04T14:05:00Z';
const at = (locale: string, timezone = 'Europe/Berlin') => ({ locale, timezone });
/** Engines part figures and words by spaces of several widths. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('days and times', () => {
  it('are those of the specification in English', () => {
    expect(plain(recordTime(instant, at('en')))).toBe('04 Sep 2026 04:05 PM');
    expect(plain(recordDate(instant, at('en')))).toBe('04 Sep 2026');
    expect(plain(dayTime(instant, at('en')))).toBe('Fri 4 Sep, 4:05 PM');
    expect(plain(shortDay(instant, at('en')))).toBe('Fri 4 Sep');
  });

  it('are written as each language does', () => {
    expect(plain(recordTime(instant, at('de')))).toBe('04. Sept. 2026, 16:05');
    expect(plain(recordTime(instant, at('ru')))).toBe('04 сент. 2026 г., 16:05');
    expect(recordTime(instant, at('ar'))).toContain('سبتمبر');
    expect(clockTime(instant, at('fr'))).toBe('16:05');
  });

  it('are those of the store, wherever the reader is', () => {
    expect(plain(recordTime(instant, at('en', 'Pacific/Auckland')))).toBe('05 Sep 2026 02:05 AM');
  });
});

describe('a week', () => {
  it.each([
    ['en', 0],
    ['de', 1],
    ['ru', 1],
    ['ar', 6],
    ['pt', 0],
  ])('begins in %s with day %i', (locale, first) => expect(weekFrom(locale)[0]).toBe(first));
});

describe('numbers in texts', () => {
  const written = (locale: string, text: string, values: Record<string, unknown>) =>
    plain(numbersInTexts(locale).call(text, /%\{(\w+)\}/g, (whole, name) => values[name] ?? whole));

  it('are grouped and parted as the language does', () => {
    expect(written('en', '%{done} of %{total}', { done: 1200, total: 10000.5 })).toBe('1,200 of 10,000.5');
    expect(written('de', '%{done} von %{total}', { done: 1200, total: 10000.5 })).toBe('1.200 von 10.000,5');
    expect(written('ru', '%{count} строк', { count: 12345 })).toBe('12 345 строк');
  });

  it('leave an order’s number, texts and what is missing as they are', () => {
    expect(written('en', '#%{number} %{name} %{other}', { number: 12345, name: '1000' })).toBe('#12345 1000 %{other}');
  });
});
