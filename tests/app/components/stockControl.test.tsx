import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nextDaysOpening } from '#contract/menu/snooze';
import { endsNextDay, weekErrors } from '#contract/opening/hoursErrors';
import { copiedTo, everyDay, withKind } from '../../../src/components/inputs/availability/week';
import { snoozeEnd, snoozeOffers, snoozeText } from '../../../src/components/stock/stock';
import { aStore } from '../../support/accounts';
import { openForm, record, save } from '../resources/items/itemFormPage';

/** Open from Tuesday to Saturday at ten, in Berlin. */
const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  is_open: day >= 2,
  is_full_day: false,
  slots: day >= 2 ? [{ start: '10:00', end: '22:00' }] : [],
}));
const store = aStore({ opening_hours: hours });
const format = { locale: 'en', timezone: store.timezone };
const t = (key: string, options: Record<string, string> = {}) => `${key} ${options.time}`;
const friday = new Date('2026-03-06T18:00:00Z');

describe('for how long something is out of stock', () => {
  it('until the next day on which the store opens, by its own clock', () => {
    expect(snoozeEnd('next_opening', friday, store).toISOString()).toBe('2026-03-07T09:00:00.000Z');
    const saturday = new Date('2026-03-07T18:00:00Z');
    expect(snoozeEnd('next_opening', saturday, store).toISOString()).toBe('2026-03-10T09:00:00.000Z');
  });

  it('for an hour, or until midnight', () => {
    expect(snoozeEnd('one_hour', friday, store).toISOString()).toBe('2026-03-06T19:00:00.000Z');
    expect(snoozeEnd('end_of_day', friday, store).toISOString()).toBe('2026-03-06T23:00:00.000Z');
  });

  it('is offered once if the store opens again at midnight', () => {
    const named = (offered: ReturnType<typeof snoozeOffers>) => offered.map(({ choice }) => choice);
    expect(named(snoozeOffers(friday, store))).toEqual(['next_opening', 'one_hour', 'end_of_day']);
    const always = hours.map((day) => ({ ...day, is_open: true, is_full_day: true, slots: [] }));
    expect(named(snoozeOffers(friday, aStore({ opening_hours: always })))).toEqual(['end_of_day', 'one_hour']);
  });

  it('is told as short as it stays clear', () => {
    const told = (end: string) => snoozeText(new Date(end), { now: friday, format, t });
    expect(told('2026-03-06T20:30:00Z')).toBe('records.stock.today_at 9:30 PM');
    expect(told('2026-03-07T09:00:00Z')).toBe('records.stock.tomorrow_at 10:00 AM');
    expect(told('2026-03-10T09:00:00Z')).toBe('Tue 10 Mar, 10:00 AM');
  });

  it('is asked when it is turned off, tomorrow’s opening first, and is sent with the item', async () => {
    const { user, server } = await openForm({}, { store: aStore({ opening_hours: hours }) });
    const stock = screen.getByRole('switch', { name: 'Soup in stock' });
    expect(stock).toHaveAccessibleDescription('In stock');
    expect(screen.getByText('In stock')).toBeVisible();
    await user.click(stock);
    expect(await screen.findByText('Soup out of stock until')).toBeVisible();
    const [first] = await screen.findAllByRole('menuitem');
    expect(first).toHaveTextContent(/opens tomorrow|opens again/);
    await user.click(first as HTMLElement);
    const end = nextDaysOpening(store, new Date()).toISOString();
    expect(await screen.findByRole('button', { name: /^Out of stock until/ })).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(server.received('update_item')).toHaveLength(1));
    expect(server.received('update_item')[0]?.body).toEqual({
      _id: record()._id,
      version: 3,
      is_in_stock: false,
      in_stock_at: end,
    });
  });
});

describe('days and hours', () => {
  const day = (start: string, end: string, weekday = 1) => ({
    day: weekday,
    is_open: true,
    is_full_day: false,
    slots: [{ start, end }],
  });

  it('may run past midnight, and overlap with nothing', () => {
    expect(endsNextDay({ start: '22:00', end: '02:00' })).toBe(true);
    expect(endsNextDay({ start: '10:00', end: '00:00' })).toBe(false);
    expect(weekErrors([day('22:00', '02:00'), day('02:00', '10:00', 2)]).size).toBe(0);
    expect([...weekErrors([day('22:00', '02:00'), day('01:00', '10:00', 2)])]).toEqual([['2.0', 'overlap']]);
    // Saturday's night is Sunday's morning.
    expect([...weekErrors([day('22:00', '03:00', 6), day('02:00', '05:00', 0)])]).toEqual([['0.0', 'overlap']]);
  });

  it('are refused where they say nothing', () => {
    expect([...weekErrors([day('10:00', '10:00')])]).toEqual([['1.0', 'empty']]);
    expect([...weekErrors([day('', '10:00')])]).toEqual([['1.0', 'incomplete']]);
    expect([...weekErrors([{ ...day('', ''), slots: [] }])]).toEqual([['1', 'no_hours']]);
    expect([...weekErrors([])]).toEqual([['', 'no_day']]);
    expect(weekErrors(null).size).toBe(0);
  });

  it('are copied from one day to chosen ones', () => {
    const week = everyDay();
    const [sunday] = week;
    if (!sunday) throw new Error('A week has a Sunday');
    const copied = copiedTo(week, withKind(sunday, 'hours'), [1, 6]);
    expect(copied.map((each) => each.day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(copied.flatMap(({ day, is_full_day }) => (is_full_day ? [] : [day]))).toEqual([1, 6]);
    expect(weekErrors(copied).size).toBe(0);
  });
});
