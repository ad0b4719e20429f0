import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dispatchColumnOf } from '#contract/orders/boards';
import { deliveryStatus as d, deliveryStatuses } from '#contract/orders/statuses';
import { promisedAt } from '#contract/orders/urgency';
import { batchesOf, reportOf } from '../../../../src/orders/dispatch/assign/batch';
import { useSteadyPeople } from '../../../../src/orders/dispatch/assign/useSteadyPeople';
import { whyNot } from '../../../../src/orders/dispatch/assign/whyNot';
import { dispatchColumns, dispatchColumnsOf } from '../../../../src/orders/dispatch/board/dispatchColumns';
import { waysOf } from '../../../../src/orders/dispatch/map/routeOf';
import { Fleet } from '../../../../src/orders/dispatch/people/fleet';
import { loadsOf } from '../../../../src/orders/dispatch/people/loads';
import { Selection } from '../../../../src/orders/dispatch/selection';
import { viewer } from '../../realtime/realtimeFixtures';
import { aDelivery, aPerson, storePlace } from './dispatchFixtures';

const held = (number: number, person: ReturnType<typeof aPerson>, delivery_status: (typeof deliveryStatuses)[number]) =>
  aDelivery(number, { delivery_status, provider: { _id: person._id, name: person.first_name, phone: '1' } });

describe('The columns of dispatch', () => {
  it('hold each order once, in its stage, and by how much time is left', () => {
    const made = fc.array(
      fc.record({ status: fc.constantFrom(null, ...deliveryStatuses), minutes: fc.integer({ min: 0, max: 600 }) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(made, (facts) => {
        const orders = facts.map(({ status, minutes }, index) =>
          aDelivery(index + 1, {
            delivery_status: status,
            created_at: new Date(Date.now() - minutes * 60_000).toISOString(),
          }),
        );
        const columns = dispatchColumnsOf(orders, viewer.rules);
        expect(dispatchColumns.flatMap((name) => columns[name]).length).toBe(orders.length);
        for (const name of dispatchColumns) {
          const promises = columns[name].map((order) => promisedAt(order, viewer.rules).getTime());
          expect(columns[name].every((order) => dispatchColumnOf(order) === name)).toBe(true);
          expect(promises).toEqual([...promises].sort((a, b) => a - b));
        }
        expect(dispatchColumnsOf(orders, viewer.rules, columns)).toEqual(columns);
      }),
    );
  });
});

describe('Who may be given an order', () => {
  const [ada, bo] = [aPerson(1), aPerson(2, { availability: 'offline' })];
  it.each([
    ['a free one', aDelivery(1), ada, null],
    ['nobody who is offline', aDelivery(1), bo, 'offline'],
    ['another than who has it', held(1, aPerson(3), d.COMING), ada, null],
    ['not again who has it', held(1, ada, d.ARRIVED), ada, 'has_it'],
    ['nobody once it is picked up', held(1, aPerson(3), d.PICKED_UP), ada, 'picked_up'],
    ['no search either then', held(1, aPerson(3), d.STARTED), null, 'picked_up'],
    ['who had it before and dropped out', held(1, ada, d.PROVIDER_CANCELLED), ada, null],
  ])('%s', (_, order, person, obstacle) => {
    expect(whyNot(order, person)).toBe(obstacle);
  });

  it('is asked in calls that the server takes, and what cannot go is not sent', () => {
    const orders = Array.from({ length: 120 }, (_, index) => aDelivery(index + 1));
    const { batches, refusals } = batchesOf([...orders, held(200, bo, d.STARTED)], ada);
    expect(batches.map((batch) => batch.orders.length)).toEqual([50, 50, 20]);
    expect(new Set(batches.map(({ key }) => key)).size).toBe(3);
    expect(refusals).toMatchObject([{ obstacle: 'picked_up' }]);
  });

  it('has a result for each order, and one that the server passed over in silence is none', () => {
    const [one, two, three] = [aDelivery(1), aDelivery(2), aDelivery(3)];
    const report = reportOf({ key: 'k', person: ada, orders: [one, two, three] }, [
      { order_id: one._id, order: { ...one, version: 2 } },
      { order_id: two._id, error_code: 655, changed_by: 'Bo', current: two },
    ]);
    expect(report.sent.map(({ unique_id }) => unique_id)).toEqual([1]);
    expect(report.refusals).toMatchObject([{ code: 655, winner: 'Bo' }, { code: 2003 }]);
  });
});

describe('The fleet', () => {
  it('tells of a person who moved those alone who look at that person', () => {
    const fleet = new Fleet();
    fleet.take([aPerson(1), aPerson(2)]);
    const [ofAda, ofBo, ofList, ofMoves] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    fleet.onPerson(aPerson(1)._id, ofAda);
    fleet.onPerson(aPerson(2)._id, ofBo);
    fleet.onList(ofList);
    fleet.onMoves(ofMoves);
    const { _id, availability, open_orders } = aPerson(1);
    const located_at = new Date().toISOString();
    fleet.move([{ _id, availability, open_orders, location: [45.77, 4.84], located_at }]);
    expect(ofAda).toHaveBeenCalledTimes(1);
    expect(ofMoves).toHaveBeenCalledExactlyOnceWith([_id]);
    expect([ofBo, ofList].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(fleet.person(_id)?.location).toEqual([45.77, 4.84]);
  });

  it('puts the free ones first, and those who leave work last', () => {
    const fleet = new Fleet();
    fleet.take([aPerson(1, { availability: 'on_job', open_orders: 2 }), aPerson(2), aPerson(3)]);
    expect(fleet.everybody().map(({ first_name }) => first_name)).toEqual(['Bo', 'Cy', 'Ada']);
    fleet.move([{ _id: aPerson(2)._id, availability: 'offline', open_orders: 0 }]);
    expect(fleet.everybody().map(({ first_name }) => first_name)).toEqual(['Cy', 'Ada', 'Bo']);
  });

  it('puts the nearest first, and ignores moves that are too small to be shown', () => {
    const fleet = new Fleet([45.76, 4.83]);
    const place = (number: number, north: number) => aPerson(number, { location: [45.76 + north, 4.83] });
    fleet.take([place(1, 0.012), place(2, 0.004), place(3, 0.008), aPerson(4, { location: undefined })]);
    const numbers = () => fleet.ids().map((id) => [1, 2, 3, 4].find((number) => aPerson(number)._id === id));
    expect(numbers()).toEqual([2, 3, 1, 4]);
    const onList = vi.fn();
    fleet.onList(onList);
    const { availability, open_orders } = aPerson(1);
    const move = (number: number, north: number) => {
      const located_at = new Date().toISOString();
      fleet.move([
        { _id: aPerson(number)._id, availability, open_orders, location: [45.76 + north, 4.83], located_at },
      ]);
    };
    move(1, 0.0095);
    expect(onList).not.toHaveBeenCalled();
    move(1, 0.001);
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(onList).toHaveBeenCalledTimes(1);
  });

  it('keeps its order while someone chooses from it', () => {
    const fleet = new Fleet();
    fleet.take([aPerson(1), aPerson(2), aPerson(3)]);
    const orders = [aDelivery(1, { declined_ids: [aPerson(1)._id] })];
    const { result } = renderHook(() => useSteadyPeople(fleet, orders));
    const names = () => result.current.map(({ first_name }) => first_name);
    expect(names()).toEqual(['Bo', 'Cy', 'Ada']);
    act(() => fleet.move([{ _id: aPerson(2)._id, availability: 'offline', open_orders: 0 }]));
    expect(names()).toEqual(['Bo', 'Cy', 'Ada']);
    expect(result.current[0]?.availability).toBe('offline');
    act(() => fleet.take([aPerson(1), aPerson(3), aPerson(4)]));
    expect(names()).toEqual(['Cy', 'Ada', 'Di']);
  });

  it('keeps a position that is newer than the list that was fetched', () => {
    const fleet = new Fleet();
    fleet.take([aPerson(1, { located_at: '2026-01-01T10:00:10.000Z', location: [1, 1] })]);
    fleet.take([aPerson(1, { located_at: '2026-01-01T10:00:00.000Z', location: [0, 0], availability: 'on_job' })]);
    expect(fleet.person(aPerson(1)._id)).toMatchObject({ location: [1, 1], availability: 'on_job' });
  });
});

describe('Loads and ways', () => {
  const ada = aPerson(1, { location: [45.7, 4.8] });
  it('count what is in hand and what is only asked for, an unanswered move among it', () => {
    const asked = aDelivery(2, {
      delivery_status: d.WAITING,
      delivery_offer: { provider_id: ada._id, name: 'Ada', mode: 'auto', offered_at: '', expires_at: '' },
    });
    const orders = [held(1, ada, d.COMING), asked, held(3, ada, d.DELIVERED), aDelivery(4)];
    const loads = loadsOf(orders);
    expect(loads.get(ada._id)?.held.map(({ unique_id }) => unique_id)).toEqual([1]);
    expect(loads.get(ada._id)?.offered.map(({ unique_id }) => unique_id)).toEqual([2]);
    expect(loadsOf(orders, loads).get(ada._id)).toBe(loads.get(ada._id));
  });

  it('lead over the store until the food is picked up, and begin there where the person has no position', () => {
    const fleet = new Fleet();
    fleet.take([ada, aPerson(2, { location: undefined })]);
    const way = (order: ReturnType<typeof aDelivery>) =>
      waysOf({ kind: 'order', id: order._id }, [order], fleet, [1, 1]);
    expect(way(held(1, ada, d.COMING))).toEqual([[ada.location, [1, 1], storePlace]]);
    expect(way(held(1, ada, d.STARTED))).toEqual([[ada.location, storePlace]]);
    expect(way(held(1, aPerson(2), d.STARTED))).toEqual([[[1, 1], storePlace]]);
    expect(way(aDelivery(1))).toEqual([[[1, 1], storePlace]]);
    const both = [held(1, ada, d.COMING), held(2, ada, d.COMING), held(3, aPerson(2), d.COMING)];
    expect(waysOf({ kind: 'person', id: ada._id }, both, fleet, [1, 1])).toHaveLength(2);
  });

  it('a selection forgets orders that left, and looks away from what is looked at twice', () => {
    const selection = new Selection();
    selection.pick(['a', 'b']);
    selection.keepOnly(new Set(['b', 'c']));
    expect([...selection.picked()]).toEqual(['b']);
    selection.focus({ kind: 'order', id: 'b' });
    selection.focus({ kind: 'order', id: 'b' });
    expect(selection.focused()).toBeNull();
  });
});
