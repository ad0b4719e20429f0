import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { TypedBooking } from '#contract/entities/typedBooking';
import { recordsChangedCode } from '#contract/stream';
import { storageKeys } from '../../../../src/config/storageKeys';
import { createRealtime, type RealtimeOptions } from '../../../../src/realtime/createRealtime';
import { aSession } from '../../../support/accounts';
import { atNoon } from '../../../support/atNoon';
import { type Answers, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { idOf } from '../create/createOrderFixtures';
import { bookDesk, bookPath } from './bookFixtures';

readAhead(
  () => import('../../../../src/orders/book/TableBookPage'),
  () => import('../../../../src/orders/book/timeline/Timeline'),
  () => import('../../../../src/orders/book/phone/BookByPhoneDialog'),
  () => import('../../../../src/orders/book/new/WalkInDialog'),
);

vi.mock('../../../../src/realtime/createRealtime');

let stream: RealtimeOptions;
beforeEach(() => {
  atNoon();
  localStorage.setItem(storageKeys.bookView, JSON.stringify('timeline'));
  vi.mocked(createRealtime).mockImplementation((options) => {
    stream = options;
    const state = { status: 'live', since: 0, lastUpdated: 0 } as const;
    return { state, lastSeq: 0, reconnect: () => undefined, watchAnew: () => undefined, close: () => undefined };
  });
  return () => {
    vi.useRealTimers();
    localStorage.clear();
  };
});

const [one, two] = [idOf(701), idOf(702)];
const evening = '2026-06-10T16:30:00.000Z';
const anas: TypedBooking = {
  ...{ _id: idOf(990), table_ids: [one], at: evening, until: '2026-06-10T18:30:00.000Z', persons: 2 },
  ...{ typed_by: 'Ana', expires_at: '2026-06-10T10:03:00.000Z' },
};
const slot = (...ids: string[]) => ({ slots: [{ at: evening, table_ids: ids.map((id) => [id]) }], blocked_by: [] });

function openBook(answers: Answers = {}) {
  const { server } = bookDesk([]);
  server.answer({ get_table_slots: () => slot(one, two), ...answers });
  const { user } = renderApp({ path: bookPath, server, session: aSession() });
  const openDialog = async () => {
    const button = await screen.findByRole('button', { name: 'New booking' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    return within(await screen.findByRole('dialog', { name: 'New booking' }));
  };
  return { user, server, openDialog };
}

describe('a booking that someone else is typing', () => {
  it('appears on the timeline with a message of the stream, and goes with one', async () => {
    let data: TypedBooking[] = [];
    openBook({ get_typed_booking_list: () => ({ data }) });
    const line = within(await screen.findByRole('group', { name: 'Table 1' }));
    const tell = (seq: number) => {
      const messageData = { entity: 'typed_booking' as const, ids: [anas._id] };
      act(() => stream.onEvent({ seq, messageCode: recordsChangedCode, messageData }));
    };
    data = [anas];
    tell(1);
    expect(await line.findByRole('img', { name: 'Being booked by Ana' })).toBeVisible();
    data = [];
    tell(2);
    await waitFor(() => expect(line.queryByRole('img', { name: 'Being booked by Ana' })).toBeNull());
  });

  it('is named where its table can’t be had', async () => {
    const { openDialog } = openBook({
      get_typed_booking_list: () => ({ data: [anas] }),
      get_table_slots: () => ({ slots: [], blocked_by: [{ at: evening, rule: 'no_table', table_ids: [] }] }),
    });
    const dialog = await openDialog();
    (await dialog.findByRole('button', { name: '6:30 PM, not available' })).click();
    expect(await dialog.findByText('Table 1 is being booked by Ana.')).toBeVisible();
  });

  it('has its table when guests at the door are seated', async () => {
    const { user } = openBook({
      get_typed_booking_list: () => ({ data: [{ ...anas, at: '2026-06-10T11:00:00.000Z' }] }),
    });
    await screen.findByRole('img', { name: 'Being booked by Ana' });
    await user.click(screen.getByRole('button', { name: 'Seat guests now' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: '2 people, Table 2' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Other tables' }));
    await user.click(dialog.getByRole('button', { name: '2 people' }));
    expect(await dialog.findByRole('button', { name: /^Table 2/ })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Table 1/ })).toBeNull();
  });
});

describe('a booking that is typed here', () => {
  it('takes its table, follows the choice, and gives the table back', async () => {
    const { user, server, openDialog } = openBook();
    const dialog = await openDialog();
    expect(await dialog.findByText('Table 1 is held for you until 12:03 PM.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Table 2/ }));
    expect(await dialog.findByText('Table 2 is held for you until 12:03 PM.')).toBeVisible();
    const [first, second] = server.received('type_booking').map(({ body }) => body);
    expect(first).toMatchObject({ schedule_at: evening, persons: 2, table_ids: [one] });
    expect(second).toEqual({ ...first, table_ids: [two] });
    const asked = server.received('get_table_slots').map(({ body }) => body.typed_id);
    expect(new Set(asked)).toEqual(new Set([first?._id]));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() =>
      expect(server.received('drop_typed_booking').map(({ body }) => body._id)).toEqual([first?._id]),
    );
  });

  it('can be typed and booked though its table couldn’t be taken', async () => {
    const { user, server, openDialog } = openBook({ type_booking: () => refuse(errorCodes.TABLE_NOT_FREE) });
    const dialog = await openDialog();
    await waitFor(() => expect(server.received('type_booking').length).toBeGreaterThan(0));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ben');
    expect(dialog.queryByText(/is held for you/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Book' })).toBeEnabled();
    // The times are asked for again: they tell what others have.
    expect(server.received('get_table_slots').length).toBeGreaterThan(1);
  });

  it('takes its table again while someone goes on typing', async () => {
    const { user, server, openDialog } = openBook();
    const dialog = await openDialog();
    await dialog.findByText(/is held for you/);
    vi.setSystemTime(Date.now() + 61_000);
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ben');
    expect(await dialog.findByText('Table 1 is held for you until 12:04 PM.')).toBeVisible();
    expect(server.received('type_booking')).toHaveLength(2);
  });
});
