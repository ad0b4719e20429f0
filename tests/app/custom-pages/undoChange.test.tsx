import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { type Answers, fakeServer, refuse } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';

const token = 'x'.repeat(43);
const change = {
  ...{ channel: 'email' as const, name: 'Ben', store_name: ['Trattoria'] },
  ...{ old_value: 'b•••n@demo.test', new_value: 't•••f@demo.test', undo_until: '2026-05-04T10:00:00.000Z' },
};
const open = (answers: Answers = {}) =>
  renderApp({
    path: `/store/undo-change/${token}`,
    server: fakeServer({ get_address_change: () => ({ change }), ...answers }),
  });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the page that undoes a changed address', () => {
  it('shows the account and both addresses, and restores the old one only when asked to', async () => {
    const { user, server } = open({ undo_address_change: () => ({ reset_to: 'b•••n@demo.test' }) });
    expect(await screen.findByRole('heading', { name: 'Undo the email address change?' })).toBeVisible();
    expect(screen.getByText('Ben · Trattoria')).toBeVisible();
    expect(screen.getByText('t•••f@demo.test')).toBeVisible();
    expect(server.received('undo_address_change')).toEqual([]);
    await user.click(await button('Undo the change'));
    expect(await screen.findByRole('heading', { name: 'The change was undone' })).toHaveFocus();
    expect(screen.getByText(/We’ve sent a link.*b•••n@demo\.test/)).toBeVisible();
    expect(server.received('undo_address_change')[0]?.body).toEqual({ token, language: 'en' });
    await user.click(await button('Go to sign-in'));
    expect(currentPath()).toBe('/store/login');
  });

  it.each([
    ['another account has the address', errorCodes.EMAIL_ALREADY_REGISTERED, 'It’s now used by another account'],
    ['the link was used', errorCodes.TOKEN_EXPIRED, 'This link has been used or has expired'],
  ])('says that %s', async (_, code, text) => {
    const { user } = open({ undo_address_change: () => refuse(code) });
    await user.click(await button('Undo the change'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
