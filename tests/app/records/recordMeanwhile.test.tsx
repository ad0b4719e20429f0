import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { recordsChangedCode } from '#contract/stream';
import { createRealtime, type RealtimeOptions } from '../../../src/realtime/createRealtime';
import { refuse } from '../../support/fakeServer';
import { dialog, field, openForm, record, save } from '../resources/items/itemFormPage';

vi.mock('../../../src/realtime/createRealtime');

let stream: RealtimeOptions;
beforeEach(() => {
  vi.mocked(createRealtime).mockImplementation((options) => {
    stream = options;
    const state = { status: 'live', since: 0, lastUpdated: 0 } as const;
    return { state, lastSeq: 0, reconnect: () => undefined, watchAnew: () => undefined, close: () => undefined };
  });
});

const tell = (ids: string[]) =>
  act(() => stream.onEvent({ seq: 1, messageCode: recordsChangedCode, messageData: { entity: 'item', ids } }));
let since = Date.now();
const become = (status: 'live' | 'cut_off') =>
  act(() => {
    since += 1;
    stream.onState({ status, since, lastUpdated: since });
  });
const theirs = record({ version: 5, price: 1500, updated_by: 'Bo' });

describe('a record that someone else changes while it is open', () => {
  it('is shown in its newest version to who typed nothing', async () => {
    const { user, server } = await openForm();
    server.answer({ get_item: () => ({ item: theirs }) });
    tell([theirs._id]);
    expect(await screen.findByText('Bo has changed this since you opened it.')).toBeInTheDocument();
    expect(field(/^Price/)).toHaveValue('12.00');
    await user.click(screen.getByRole('button', { name: 'Show the latest version' }));
    expect(field(/^Price/)).toHaveValue('15.00');
    expect(screen.queryByText(/since you opened it/)).not.toBeInTheDocument();
    expect(save()).toBeDisabled();
  });

  it('is compared with what was typed, before anything is saved', async () => {
    const { user, server } = await openForm();
    await user.type(field(/^SKU/), 'S-1');
    server.answer({ get_item: () => ({ item: theirs }) });
    // Too many to be named: it may be among them.
    tell([]);
    await user.click(await screen.findByRole('button', { name: 'See what changed' }));
    const question = await dialog('Bo changed this too');
    await user.click(question.getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(field(/^Price/)).toHaveValue('15.00'));
    expect(field(/^SKU/)).toHaveValue('S-1');
    expect(server.received('update_item')).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(server.received('update_item')).toHaveLength(1));
    expect(server.received('update_item')[0]?.body).toEqual({ _id: theirs._id, version: 5, sku: 'S-1' });
  });

  it('is noticed if that happened before the page could listen', async () => {
    let reads = 0;
    await openForm({
      get_item: () => {
        reads += 1;
        if (reads > 1) return { item: theirs };
        tell([theirs._id]);
        return { item: record() };
      },
    });
    expect(await screen.findByText('Bo has changed this since you opened it.')).toBeInTheDocument();
  });

  it('is noticed if that happened before the stream began, which began while the page was loading', async () => {
    let reads = 0;
    await openForm({
      get_item: () => {
        reads += 1;
        if (reads > 1) return { item: theirs };
        become('live');
        return { item: record() };
      },
    });
    expect(await screen.findByText('Bo has changed this since you opened it.')).toBeInTheDocument();
  });

  it('is noticed, too, if that happened before the stream began, or while it was cut off', async () => {
    const { user, server } = await openForm();
    server.answer({ get_item: () => ({ item: theirs }) });
    become('live');
    expect(await screen.findByText('Bo has changed this since you opened it.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show the latest version' }));
    server.answer({ get_item: () => ({ item: { ...theirs, version: 6, updated_by: 'Cy' } }) });
    become('cut_off');
    become('live');
    expect(await screen.findByText('Cy has changed this since you opened it.')).toBeInTheDocument();
  });

  it('isn’t read again for a message about another record', async () => {
    const { server } = await openForm({
      get_item: () => {
        tell(['01890a5d-ac96-774b-bcce-b302099a8057']);
        return { item: record() };
      },
    });
    expect(server.received('get_item')).toHaveLength(1);
  });

  it('is said to be gone where it was deleted, and says nothing of one’s own save', async () => {
    const { user, server } = await openForm();
    await user.type(field(/^SKU/), 'S-1');
    await user.click(save());
    await screen.findByText('Item saved.');
    server.answer({ get_item: () => ({ item: record({ version: 4, sku: 'S-1' }) }) });
    tell([theirs._id]);
    await waitFor(() => expect(server.received('get_item')).toHaveLength(2));
    expect(screen.queryByText(/since you opened it/)).not.toBeInTheDocument();
    server.answer({ get_item: () => refuse(errorCodes.ITEM_NOT_FOUND, { errors: [{ path: '_id', code: '892' }] }) });
    tell([theirs._id]);
    expect(await screen.findByText('Someone has deleted this since you opened it.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'See options' }));
    expect((await dialog('This record was deleted')).getByText(/as a new record/)).toBeInTheDocument();
  });
});
