import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { type Answers, fakeServer, networkDown, refuse } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';

const token = 'x'.repeat(43);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const link = (hours: number) => ({
  ...{ store_name: ['Trattoria'], email: 'o•••r@demo.test' },
  ...{ opens_at: inHours(hours), expires_at: inHours(hours + 72) },
});
const open = (path: string, answers: Answers) =>
  renderApp({ path: `/store/${path}/${token}`, server: fakeServer(answers) });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the owner’s link', () => {
  it('says until when to wait, and takes no password yet', async () => {
    const { user } = open('recovery', { get_recovery_link: () => ({ link: link(20) }) });
    expect(await screen.findByRole('heading', { name: 'Not yet' })).toBeVisible();
    expect(screen.getByText(/^You can set a new password here from .* until .*\./)).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(await button('Go to sign-in'));
    expect(currentPath()).toBe('/store/login');
  });

  it('sets a new password, and leads to the sign-in with the address', async () => {
    const { user, server } = open('recovery', {
      get_recovery_link: () => ({ link: link(-1) }),
      finish_recovery: () => ({ email: 'owner@demo.test' }),
    });
    await user.type(await screen.findByLabelText('Password'), 'a quiet harbour 9');
    await user.type(screen.getByLabelText('Confirm password'), 'a quiet harbour 9');
    await user.click(await button('Set password'));
    expect(await screen.findByLabelText('Email')).toHaveValue('owner@demo.test');
    expect(currentPath()).toBe('/store/login?notice=password_set');
    expect(server.received('finish_recovery').map(({ body }) => body)).toEqual([
      { token, password: 'a quiet harbour 9' },
    ]);
  });

  it.each([
    ['was stopped', () => refuse(errorCodes.TOKEN_EXPIRED), 'This link has been used or stopped, or has expired'],
    [
      'is too early for the server’s clock',
      () => refuse(errorCodes.FIELDS_NOT_VALID, { errors: [{ path: 'token', code: 'too_early' }] }),
      'It’s too early for this link',
    ],
    ['could not be sent', networkDown, 'Couldn’t check the link'],
  ])('says that it %s, and keeps the password', async (_, finish_recovery, text) => {
    const { user } = open('recovery', { get_recovery_link: () => ({ link: link(-1) }), finish_recovery });
    await user.type(await screen.findByLabelText('Password'), 'a quiet harbour 9');
    await user.type(screen.getByLabelText('Confirm password'), 'a quiet harbour 9');
    await user.click(await button('Set password'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Password')).toHaveValue('a quiet harbour 9');
  });

  it('is over once it was used', async () => {
    open('recovery', { get_recovery_link: () => refuse(errorCodes.TOKEN_EXPIRED) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or stopped, or has expired');
  });
});

describe('the link in a notice', () => {
  const alarm = (kind: 'recovery' | 'handover') => ({
    alarm: { kind, store_name: ['Trattoria'], begun_at: inHours(-1), expires_at: inHours(71) },
  });

  it.each([
    ['recovery' as const, 'The owner is being let back in', /^The owner’s password and two-step verification stay/],
    ['handover' as const, 'The store is being handed over', /^The store keeps its owner/],
  ])('stops a %s, and only when asked to', async (kind, title, stopped) => {
    const { user, server } = open('owner-alarm', {
      get_owner_alarm: () => alarm(kind),
      raise_owner_alarm: () => ({ kind }),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(server.received('raise_owner_alarm')).toEqual([]);
    await user.click(await button('Stop it'));
    expect(await screen.findByRole('heading', { name: 'Stopped' })).toHaveFocus();
    expect(screen.getByText(stopped)).toBeVisible();
    expect(server.received('raise_owner_alarm').map(({ body }) => body)).toEqual([{ token }]);
  });

  it('says that it has ended', async () => {
    const { user } = open('owner-alarm', {
      get_owner_alarm: () => alarm('recovery'),
      raise_owner_alarm: () => refuse(errorCodes.TOKEN_EXPIRED),
    });
    await user.click(await button('Stop it'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This has already ended');
  });
});

describe('an address that no mailed link has', () => {
  it('leads to the error page', async () => {
    open('nowhere', { get_store_data: () => refuse(errorCodes.SESSION_ENDED) });
    expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
    expect(currentPath()).toBe('/error');
  });
});
