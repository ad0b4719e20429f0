import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { aSession, aSubStore, dinerId } from '../../../support/accounts';
import { fakeServer, refuse } from '../../../support/fakeServer';
import { renderApp } from '../../../support/renderApp';

const at = '2026-03-04T10:00:00.000Z';
const tablet: SubStoreRecord = {
  ...aSubStore({ name: 'Kitchen tablet' }),
  ...{ version: 1, country_phone_code: '', phone: '', preset: 'kitchen', is_disabled: false, has_password: true },
  ...{ state: 'active', invitation_expires_at: null, invitation_mail: null, last_used_at: null, reach: null },
  ...{ management_blocker: null, shared_device: null, has_pin: false, has_factor: null },
  ...{ created_at: at, updated_at: at, updated_by: 'Owner' },
};
const rosa: SubStoreRecord = { ...tablet, _id: dinerId, name: 'Rosa' };

const tomId = '66666666-6666-4666-8666-666666666666';

/** The page of an account, with everything that it asks for. */
function openAccount(changes: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    get_sub_store: () => ({ sub_store: tablet }),
    get_sub_store_list: () => ({ data: [tablet, rosa], count: 2 }),
    get_record_history: () => ({ data: [], count: 0 }),
    ...changes,
  });
  return renderApp({ path: `/app/users/sub-stores/${tablet._id}`, server, session: aSession() });
}

const openDialog = async (user: ReturnType<typeof renderApp>['user']) => {
  const section = within(await screen.findByRole('region', { name: 'Shared device' }));
  await user.click(section.getByRole('button', { name: 'Set up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shared device' }));
  await user.click(dialog.getByRole('switch', { name: 'Several people use this account on one device' }));
  return dialog;
};

it('makes an account a shared device, with who works on it and how', async () => {
  const onUpdate = vi.fn();
  const { user } = openAccount({
    set_shared_device: (body) => {
      onUpdate(body);
      return { sub_store: { ...tablet, shared_device: body.shared_device } };
    },
  });
  const dialog = await openDialog(user);
  await user.click(await dialog.findByRole('checkbox', { name: 'Rosa' }));
  expect(dialog.queryByRole('checkbox', { name: 'Kitchen tablet' })).toBeNull();
  await user.click(dialog.getByRole('switch', { name: 'Ask for a PIN when a shift begins' }));
  expect(dialog.getByText('No PIN yet: Rosa')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Shared by 1 person')).toBeVisible();
  const shared_device = { people: [rosa._id], asks_pin: true, shift_hours: null };
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ _id: tablet._id, shared_device }));
  // A device has no PIN of its own.
  expect(screen.queryByRole('region', { name: 'PIN for shared devices' })).toBeNull();
});

const shared_device = { people: [rosa._id], asks_pin: false, shift_hours: null };

it('counts the people whom the device offers', async () => {
  const shared = { ...tablet, shared_device: { ...shared_device, people: [rosa._id, tomId] } };
  const away = { ...rosa, _id: tomId, name: 'Tom', is_disabled: true };
  openAccount({
    get_sub_store: () => ({ sub_store: shared }),
    get_sub_store_list: () => ({ data: [shared, rosa, away], count: 3 }),
  });
  expect(await screen.findByText('Shared by 1 person')).toBeVisible();
});

it('says that a device at which no one works any longer was signed out', async () => {
  const { user } = openAccount({
    get_sub_store: () => ({ sub_store: { ...tablet, shared_device } }),
    set_shared_device: () => ({ sub_store: tablet }),
  });
  const section = within(await screen.findByRole('region', { name: 'Shared device' }));
  await user.click(section.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shared device' }));
  await user.click(dialog.getByRole('switch', { name: 'Several people use this account on one device' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. The account was signed out on every device.')).toBeVisible();
});

it('says that a second factor ends with it', async () => {
  const { user } = openAccount({ get_sub_store: () => ({ sub_store: { ...tablet, has_factor: true } }) });
  const dialog = await openDialog(user);
  expect(dialog.getByText('This also turns off the account’s two-step verification.')).toBeVisible();
});

it('says why an account that manages the team can’t be one', async () => {
  const errors = [{ path: 'shared_device', code: 'manages_team' }];
  const { user } = openAccount({ set_shared_device: () => refuse(errorCodes.FIELDS_NOT_VALID, { errors }) });
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^This account can manage the team\./)).toBeVisible();
});

it('sets a person’s PIN', async () => {
  const onUpdate = vi.fn();
  const { user } = openAccount({
    set_pin: (body) => {
      onUpdate(body);
      return { sub_store: { ...tablet, has_pin: body.pin !== null } };
    },
  });
  const section = within(await screen.findByRole('region', { name: 'PIN for shared devices' }));
  await user.click(section.getByRole('button', { name: 'Set a PIN' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a PIN' }));
  await user.type(dialog.getByRole('textbox', { name: /^PIN/ }), '24');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter 4 digits.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^PIN/ }), '68');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await section.findByText('PIN set')).toBeVisible();
  expect(onUpdate).toHaveBeenLastCalledWith(expect.objectContaining({ _id: tablet._id, pin: '2468' }));
  await user.click(section.getByRole('button', { name: 'Remove' }));
  expect(await section.findByText('No PIN')).toBeVisible();
  expect(onUpdate).toHaveBeenLastCalledWith(expect.objectContaining({ pin: null }));
});
