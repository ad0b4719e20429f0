import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { estimatePassword } from '../../../src/components/password/estimatePassword';
import { unsavedWork } from '../../../src/realtime/unsavedWork';
import { aSession, aStore, aSubStore } from '../../support/accounts';
import { type Answers, fakeServer, networkDown, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';
import { typeAtOnce } from '../../support/typeAtOnce';

readAhead(() => import('../../../src/records/password/ChangePasswordDialog'));

const chosen = 'a quiet harbour 9';
const store = aStore();

async function open(answers: Answers = {}, session = aSession()) {
  const app = renderApp({ path: '/app/profile', server: fakeServer(answers), session });
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change password' });
  const field = (name: string) => within(dialog).getByLabelText(new RegExp(`^${name}`));
  const type = (current: string, password: string, again = password) => {
    typeAtOnce(field('Current password'), current);
    typeAtOnce(field('New password'), password);
    typeAtOnce(field('Confirm new password'), again);
  };
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Change password' }));
  return { ...app, dialog, field, type, save };
}

describe('Change password', () => {
  it('changes it, says what happened to other devices, and closes', async () => {
    const { server, type, save } = await open({ change_password: () => ({ ended: 2, message: 204 }) });
    type('demo1234', chosen);
    await save();
    expect(await screen.findByText('Password changed. Your other devices were signed out.')).toBeVisible();
    expect(server.received('change_password')[0]?.body).toEqual({ current_password: 'demo1234', password: chosen });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(chosen);
  });

  it('says nothing of other devices where there was none', async () => {
    const { type, save } = await open({ change_password: () => ({ ended: 0 }) });
    type('demo1234', chosen);
    await save();
    expect(await screen.findByText('Password changed.')).toBeVisible();
  });

  it('asks for what is missing before anything is sent, and goes to the first error', async () => {
    const { server, dialog, field, type, save } = await open();
    await save();
    expect(within(dialog).getByText('Enter your current password.')).toBeVisible();
    expect(field('Current password')).toHaveFocus();
    expect(field('Current password')).toBeInvalid();
    type('demo1234', 'short', 'short');
    await save();
    expect(field('New password')).toHaveFocus();
    type('demo1234', chosen, 'another one');
    await save();
    expect(within(dialog).getByText('Passwords don’t match.')).toBeVisible();
    expect(field('Confirm new password')).toHaveFocus();
    expect(server.received('change_password')).toEqual([]);
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    let answer = refuse(errorCodes.WRONG_PASSWORD, { errors: [{ path: 'current_password', code: '613' }] });
    const { dialog, field, type, save } = await open({ change_password: () => answer });
    type('wrong one', chosen);
    await save();
    expect(await within(dialog).findByText('This isn’t your current password.')).toBeVisible();
    expect(field('Current password')).toHaveFocus();
    answer = refuse(errorCodes.FIELDS_NOT_VALID, { errors: [{ path: 'password', code: 'password_common' }] });
    await save();
    expect(await within(dialog).findByText('This password is too easy to guess. Choose another one.')).toBeVisible();
    expect(field('New password')).toHaveFocus();
    answer = refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 8 });
    await save();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Try again in 8 seconds');
    expect(field('New password')).toHaveValue(chosen);
  });

  it('keeps what was typed if the server can’t be reached, and asks before discarding it', async () => {
    const { user, dialog, field, type, save } = await open({ change_password: networkDown });
    type('demo1234', chosen);
    expect(unsavedWork.hasUnsaved()).toBe(true);
    await save();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('What you typed is still here');
    const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(dialog.parentElement as HTMLElement);
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible());
    expect(field('Confirm new password')).toHaveValue(chosen);
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    await user.click(within(await question()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(unsavedWork.hasUnsaved()).toBe(false);
  });

  it('tells password managers what is what, and shows a password on request', async () => {
    const { user, dialog, field } = await open();
    expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
    for (const name of ['New password', 'Confirm new password'])
      expect(field(name)).toHaveAttribute('autocomplete', 'new-password');
    expect(dialog.querySelector('[autocomplete=username]')).toHaveValue(store.email);
    const [show] = within(dialog).getAllByRole('button', { name: 'Show password' });
    if (show) await user.click(show);
    expect(field('Current password')).toHaveAttribute('type', 'text');
    expect(within(dialog).getByRole('button', { name: 'Hide password' })).toBeVisible();
  });

  it('says how strong the new password is, in words', async () => {
    const { dialog, type } = await open({}, aSession({ sub_store: aSubStore() }));
    const strength = within(dialog).getByRole('status');
    expect(strength).toBeEmptyDOMElement();
    type('demo1234', chosen);
    await waitFor(() => expect(strength).toHaveTextContent('Password strength: strong'));
    type('demo1234', 'letmein');
    await waitFor(() => expect(strength).toHaveTextContent('too easy to guess'));
    type('demo1234', aSubStore().email);
    await waitFor(() => expect(strength).toHaveTextContent('Don’t use a name'));
    type('demo1234', 'demo1234');
    await waitFor(() => expect(strength).toHaveTextContent('This is already your password'));
  });
});

describe('The strength', () => {
  it.each([
    ['gqzwvp', 'weak'],
    ['Kx7!mQ2#', 'fair'],
    ['correct horse', 'good'],
    [chosen, 'strong'],
  ])('of %s is %s', (password, level) => {
    expect(estimatePassword(password, { personal: [] })).toEqual({ level, error: null });
  });

  it('counts what is known of the account', () => {
    const level = (personal: string[]) => estimatePassword('bellavista22', { personal }).level;
    expect(level(['bellavista'])).toBe('weak');
    expect(level([])).not.toBe('weak');
  });
});
