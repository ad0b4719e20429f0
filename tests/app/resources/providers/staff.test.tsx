import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { expiringDocuments } from '../../../../src/resources/providers/list/ExpiryBanner';
import { aSession, aSubStore } from '../../../support/accounts';
import { refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aDelivery, aPerson, dispatchDesk } from '../../orders/dispatch/dispatchFixtures';
import { aPersonOfStaff, aVehicle, staffPath, staffServer, takenContact } from './staffFixtures';

readAhead(
  () => import('../../../../src/orders/dispatch/DispatchPage'),
  () => import('../../../../src/orders/dispatch/assign/PersonPicker'),
  () => import('../../../../src/resources/providers/ProviderForm'),
);

// A canvas is nothing here.
vi.mock('../../../../src/orders/dispatch/map/DispatchMap', () => ({ default: () => null }));

const person = aPersonOfStaff();
const open = (server = staffServer(), path = staffPath) => renderApp({ path, session: aSession(), server });
const record = `${staffPath}/${person._id}`;
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('the list', () => {
  it('says who can be asked, what is missing, and what was earned today', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Amina Cherif' })).toHaveAttribute('href', record);
    expect(screen.getByText('On a delivery (2)')).toBeVisible();
    expect(screen.getByText('No vehicle')).toBeVisible();
    expect(screen.getAllByText(/€10\.50/)[0]).toBeVisible();
  });

  it('asks for those who are meant by a tap of the segment', async () => {
    const { user, server } = open();
    await screen.findByRole('link', { name: 'Amina Cherif' });
    await user.click(
      within(screen.getByRole('group', { name: 'Availability' })).getByRole('button', { name: 'Available' }),
    );
    await waitFor(() =>
      expect(server.received('get_provider_list').map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ filter: { availability: 'free' } }),
      ),
    );
  });

  it('is neither shown nor in the menu without the permission', async () => {
    renderApp({ path: staffPath, session: aSession({ sub_store: aSubStore() }), server: staffServer() });
    expect(await screen.findByText('You are not authorized to view the page you are trying to access.')).toBeVisible();
  });

  it('decides about all that are selected, and says of each that could not be why', async () => {
    const other = aPersonOfStaff({ _id: '00000000-0000-4000-8000-000000000002', first_name: 'Bo', phone: '465710605' });
    const { user, server } = open(
      staffServer(person, {
        get_provider_list: ({ filter }) =>
          filter?.expires_soon ? { data: [], count: 0 } : { data: [person, other], count: 2 },
        approve_provider: ({ ids = [] }) => ({
          results: ids.map((_id) =>
            _id === other._id
              ? { _id, success: false, error_code: errorCodes.PROVIDER_DECLINED_BY_PLATFORM }
              : { _id, success: true },
          ),
          change_id: null,
        }),
      }),
    );
    await user.click(await screen.findByRole('checkbox', { name: /Amina Cherif/ }));
    await user.click(screen.getByRole('checkbox', { name: /Bo Cherif/ }));
    await user.click(screen.getByRole('button', { name: 'Block' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block the selected people (2)?' }));
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await dialog.findByText('This field is required.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Strike');
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await dialog.findByText('Bo Cherif')).toBeVisible();
    expect(dialog.getByText(/The platform declined this person/)).toBeVisible();
    expect(server.received('approve_provider').map(({ body }) => body)).toEqual([
      { ids: [person._id, other._id], state: 'blocked', reason: 'Strike', orders: 'take_back' },
    ]);
  });

  it('tells once of documents that run out, and again when another one comes near its end', async () => {
    localStorage.clear();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const approved = (number: number, document_type_id: 'identity' | 'insurance', expires_on: string) =>
      ({
        _id: `00000000-0000-4000-8000-0000000000d${number}`,
        document_type_id,
        state: 'approved',
        expires_on,
      }) as const;
    const identity = approved(7, 'identity', inDays(3));
    let ending = aPersonOfStaff({ documents: [identity], expires_soon: identity.expires_on });
    const server = staffServer(ending, { get_provider_list: () => ({ data: [ending], count: 1 }) });
    const told = /Documents expiring within 14 days/;
    const first = open(server);
    const banner = (await screen.findByText(told)).closest('[role="alert"]');
    expect(banner).toHaveTextContent('Amina Cherif');
    await first.user.click(within(banner as HTMLElement).getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByText(told)).toBeNull());
    first.unmount();
    const second = open(server);
    await screen.findByRole('link', { name: 'Amina Cherif' });
    expect(screen.queryByText(told)).toBeNull();
    second.unmount();
    ending = { ...ending, documents: [identity, approved(8, 'insurance', inDays(8))] };
    open(server);
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('takes no paper for read that still held for long when the notice was', () => {
    const documents = (['2026-03-20', '2026-04-05'] as const).map(
      (expires_on) => ({ _id: expires_on, document_type_id: 'identity', state: 'approved', expires_on }) as const,
    );
    expect(expiringDocuments({ documents }, '2026-03-18')).toEqual(['2026-03-20 2026-03-20']);
    expect(expiringDocuments({ documents }, '2026-03-25')).toEqual(['2026-04-05 2026-04-05']);
  });
});

describe('what the server refuses', () => {
  it.each([
    ['phone', /^Phone/, /This phone number already belongs to a delivery person/],
    ['email', /^Email/, /This email address already belongs to a delivery person/],
  ] as const)('is shown at the %s of the form, and nothing typed is lost', async (path, field, text) => {
    const { user } = open(staffServer(person, { add_provider: () => takenContact(path) }), `${staffPath}/create`);
    await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Bo');
    await user.type(box(/Last name/), 'Rider');
    await user.selectOptions(screen.getByRole('combobox', { name: /Country code/ }), '+33');
    await user.type(box(/^Phone/), '465710604');
    await user.type(box(/^Email/), 'bo@demo.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    await waitFor(() => expect(box(field)).toHaveAttribute('aria-invalid', 'true'));
    expect(box(/First name/)).toHaveValue('Bo');
    expect(box(/^Email/)).toHaveValue('bo@demo.test');
  });

  it('says that a person is gone (426), and keeps what was typed', async () => {
    const gone = () =>
      refuse(errorCodes.PROVIDER_NOT_FOUND, {
        errors: [{ path: '_id', code: String(errorCodes.PROVIDER_NOT_FOUND) }],
      });
    const { user } = open(staffServer(person, { update_provider: gone }), record);
    await user.type(await screen.findByRole('textbox', { name: /First name/ }), ' Lou');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toBeVisible();
    expect(screen.getByDisplayValue('Amina Lou')).toBeInTheDocument();
  });

  it.each([
    [errorCodes.PROVIDER_NOT_FOUND, /Couldn’t find/],
    [errorCodes.PROVIDER_DOCUMENT_NOT_UPLOADED, /has no documents yet/],
    [errorCodes.PROVIDER_VEHICLE_NOT_ADDED, /has no vehicle yet/],
    [errorCodes.PROVIDER_VEHICLE_NOT_APPROVED, /isn’t approved yet, or has no type/],
  ])('of somebody who cannot be offered work (%s) stands beside the order that was to go there', async (code, text) => {
    const desk = dispatchDesk([aDelivery(1)], [aPerson(1)]);
    desk.server.answer({
      assign_order_list: ({ orders }) => ({ results: orders.map(({ order_id }) => ({ order_id, error_code: code })) }),
    });
    const { user } = open(desk.server as ReturnType<typeof staffServer>, '/app/order/dispatch');
    await user.click(await screen.findByRole('button', { name: 'Assign order 1' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Order 1: choose a delivery person' }));
    await user.type(picker.getByRole('combobox', { name: 'Search by name' }), 'ada{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is known before: dispatch says which document ended, and when', async () => {
    const gap = { code: 'document_expired', document_type_id: 'driving_licence', expires_on: '2026-11-03' } as const;
    const desk = dispatchDesk([aDelivery(1)], [aPerson(1, { work_blockers: [gap] })]);
    open(desk.server as ReturnType<typeof staffServer>, '/app/order/dispatch');
    expect((await screen.findAllByText(/expired on 0?3 Nov/))[0]).toBeInTheDocument();
  });
});

describe('blocking', () => {
  it('names the orders in hand, and takes back those that are not picked up yet', async () => {
    const { user, server } = open(
      staffServer(person, { approve_provider: () => ({ provider: { ...person, approval: 'blocked', version: 2 } }) }),
      record,
    );
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Amina Cherif?' }));
    expect(await dialog.findByText('Not picked up yet: #12')).toBeVisible();
    expect(dialog.getByText('Already picked up: #9. These stay with Amina Cherif until delivered.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Withdraw/ })).toBeChecked();
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Did not come');
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() =>
      expect(server.received('approve_provider').map(({ body }) => body)).toEqual([
        { _id: person._id, version: 1, state: 'blocked', reason: 'Did not come', orders: 'take_back' },
      ]),
    );
  });

  it('isn’t a deletion: that is refused with the orders, and taken up again with them', async () => {
    const inUse = refuse(errorCodes.RECORD_IN_USE, { current: { open_orders: 1, picked_up: 0, numbers: [12] } });
    const { user, server } = open(
      staffServer(person, {
        delete_provider: ({ orders }) =>
          orders ? { results: [{ _id: person._id, success: true }], change_id: null } : inUse,
      }),
      record,
    );
    await user.click((await screen.findAllByRole('button', { name: 'Delete' })).at(-1) as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /Amina Cherif/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(/not picked up yet: 12/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Withdraw and delete' }));
    await waitFor(() =>
      expect(server.received('delete_provider').map(({ body }) => body)).toEqual([
        { _id: person._id },
        { _id: person._id, orders: 'take_back' },
      ]),
    );
  });
});

describe('a vehicle in its dialog', () => {
  const change = async (answers: Parameters<typeof staffServer>[1] = {}) => {
    const page = open(staffServer(person, answers), record);
    await page.user.click(await screen.findByRole('button', { name: 'Edit vehicle' }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Edit vehicle' })) };
  };

  it('is saved by Ctrl+S, and asks before what was typed is let go', async () => {
    const { user, server, dialog } = await change({ update_vehicle: () => ({ vehicle: aVehicle({ version: 4 }) }) });
    await user.clear(dialog.getByRole('textbox', { name: /Colour/ }));
    await user.type(dialog.getByRole('textbox', { name: /Colour/ }), 'green');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(await dialog.findByRole('textbox', { name: /Colour/ })).toHaveValue('green');
    await user.click(dialog.getByRole('textbox', { name: /Colour/ }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit vehicle' })).toBeNull());
    expect(server.received('update_vehicle').map(({ body }) => body)).toEqual([
      expect.objectContaining({ _id: aVehicle()._id, version: 3, color: 'green' }),
    ]);
  });

  it('that someone else changed in the meantime is laid beside, and what is chosen is saved over it', async () => {
    const current = aVehicle({ version: 4, color: 'red', updated_by: 'Mo' });
    const { user, server, dialog } = await change({
      update_vehicle: ({ version }) =>
        version === 3
          ? refuse(errorCodes.CHANGED_MEANWHILE, { current, changed_by: 'Mo' })
          : { vehicle: aVehicle({ version: 5 }) },
    });
    await user.clear(dialog.getByRole('textbox', { name: /Colour/ }));
    await user.type(dialog.getByRole('textbox', { name: /Colour/ }), 'green');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = within(await screen.findByRole('dialog', { name: /Mo/ }));
    await user.click(conflict.getByRole('radio', { name: /green/ }));
    await user.click(conflict.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(server.received('update_vehicle')).toHaveLength(2));
    expect(server.received('update_vehicle')[1]?.body).toMatchObject({ version: 4, color: 'green' });
  });
});

it('a PDF is shown by its name and size, to be opened or saved', async () => {
  open(staffServer(), record);
  const file = within(await screen.findByRole('group', { name: 'insurance.pdf' }));
  expect(file.getByText('PDF, 248 kB')).toBeVisible();
  expect(file.getByRole('button', { name: 'Open' })).toBeVisible();
  expect(file.getByRole('button', { name: 'Download' })).toBeVisible();
});

it('the cash of today that is owed to the till stands beside what was earned', async () => {
  open(staffServer(), record);
  expect(await screen.findByText('Cash collected')).toBeVisible();
  expect(screen.getByText('€42.50')).toBeVisible();
});
