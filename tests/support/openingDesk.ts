import type { BodyOf } from '#contract/calls/index';
import type { AffectedOrder } from '#contract/entities/affectedOrders';
import type { DayHours } from '#contract/opening/openingRules';
import { atWallClock } from '#contract/time';
import type { TestApp } from './buildTestApp';
import { call, callAs } from './callApi';
import { orderInput, type StoreOptions } from './factories/index';
import { openOrderStore } from './orderDesk';

export const closed: DayHours = { is_open: false, is_full_day: false, slots: [] };

export const from = (start: string, end: string): DayHours => ({
  is_open: true,
  is_full_day: false,
  slots: [{ start, end }],
});

export const daily = (hours: DayHours) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours }));

/** The instant at which clocks in Paris show a time on a date. */
export const paris = (date: string, clock: string): Date => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return atWallClock(date, hours * 60 + minutes, 'Europe/Paris');
};

/** A Saturday. */
export const today = '2031-06-14';
export const noon = paris(today, '12:00');

/** A store in Paris, open from ten to ten, at noon. */
export async function openOpeningDesk(test: TestApp, options: StoreOptions = {}) {
  test.clock.now = noon;
  const desk = await openOrderStore(test, { opening_hours: daily(from('10:00', '22:00')), ...options });
  const own = <Name extends Parameters<typeof callAs>[2]>(name: Name, body: BodyOf<Name>) =>
    callAs(test.app, desk.owner, name, body);
  const refused = async (name: Parameters<typeof call>[2], body: object) => {
    const reply = await call(test.app, desk.owner, name, body as never);
    if (reply.success) throw new Error(`${name} was not refused`);
    return reply as typeof reply & { affected?: AffectedOrder[] };
  };
  const placeAt = (at: Date, fields: Partial<ReturnType<typeof orderInput>> = {}) =>
    call(test.app, 'platform', 'platform/create_order', {
      ...orderInput(desk.item, { schedule_at: at.toISOString(), ...fields }),
      store_id: desk.store.id,
    });
  const festival = (start_date: string, hours: DayHours = closed, more: object = {}) => ({
    idempotency_key: crypto.randomUUID(),
    name: ['Bastille Day'],
    start_date,
    end_date: start_date,
    hours,
    ...more,
  });
  return { ...desk, own, refused, placeAt, festival };
}
