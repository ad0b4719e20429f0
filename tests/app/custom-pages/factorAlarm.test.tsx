import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { type Answers, fakeServer, refuse } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';

const token = 'x'.repeat(43);
const alarm = {
  ...{ name: 'Ben', store_name: ['Trattoria'] },
  ...{ added_at: '2026-05-01T10:00:00.000Z', expires_at: '2026-05-04T10:00:00.000Z' },
};
const open = (answers: Answers = {}) =>
  renderApp({
    path: `/store/factor-alarm/${token}`,
    server: fakeServer({ get_factor_alarm: () => ({ alarm }), ...answers }),
  });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the page of “It wasn’t me” about a second factor', () => {
  it('names the account and the day, and removes the factor only when asked to', async () => {
    const { user, server } = open({ raise_factor_alarm: () => ({ email: 'b•••n@demo.test', has_factor: false }) });
    expect(await screen.findByText(/Ben · Trattoria.* · added on .*2026/)).toBeVisible();
    expect(server.received('raise_factor_alarm')).toEqual([]);
    await user.click(await button('It wasn’t me'));
    expect(await screen.findByRole('heading', { name: 'It was removed' })).toHaveFocus();
    expect(screen.getByText(/b•••n@demo\.test/)).toBeVisible();
    expect(screen.queryByText(/ways you had before/)).not.toBeInTheDocument();
    expect(server.received('raise_factor_alarm')[0]?.body).toEqual({ token, language: 'en' });
    await user.click(await button('Go to sign-in'));
    expect(currentPath()).toBe('/store/login');
  });

  it('says that earlier ways stay, that a password without a link still works, and who can make one', async () => {
    const { user } = open({ raise_factor_alarm: () => ({ email: null, has_factor: true }) });
    await user.click(await button('It wasn’t me'));
    expect(
      await screen.findByText(/still works for anyone who knows it.*ask the store owner.*ways you had before/),
    ).toBeVisible();
  });

  it('shows the mail in a demo', async () => {
    const demo_message = { subject: 'Choose a new password', text: 'See /store/new-password/x' };
    const { user } = open({
      raise_factor_alarm: () => ({ email: 'b•••n@demo.test', has_factor: false, demo_message }),
    });
    await user.click(await button('It wasn’t me'));
    expect(await screen.findByRole('link', { name: '/store/new-password/x' })).toBeVisible();
  });

  it.each([
    ['before', { get_factor_alarm: () => refuse(errorCodes.TOKEN_EXPIRED) }],
    ['in the meantime', { raise_factor_alarm: () => refuse(errorCodes.TOKEN_EXPIRED) }],
  ])('says that a link was used %s', async (when, answers) => {
    const { user } = open(answers);
    if (when !== 'before') await user.click(await button('It wasn’t me'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or has expired');
  });
});
