import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { HandoverOffer } from '#contract/entities/recovery';
import { type Answers, fakeServer, refuse, remoteSetting } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

const token = 'x'.repeat(43);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const offer: HandoverOffer = {
  ...{ first_name: 'Bo', last_name: 'Berg', email: 'bo@new.test', state: 'offered', opens_at: null },
  ...{ store_name: ['Trattoria'], owner_name: 'Ana Lima', expires_at: inHours(150) },
};
const accepted: HandoverOffer = { ...offer, state: 'accepted', opens_at: inHours(24), expires_at: inHours(192) };
const sent = () => ({
  ...{ recipient: 'b•••o@new.test', resend_at: inHours(0.02), expires_at: inHours(0.16) },
});
const open = (answers: Answers = {}) =>
  renderApp({
    path: `/store/handover/${token}`,
    server: fakeServer({ get_handover_offer: () => ({ offer }), send_handover_code: sent, ...answers }),
  });
type User = ReturnType<typeof open>['user'];
const button = (name: string) => screen.findByRole('button', { name });

/** Enters everything but the code. */
async function fill(user: User, phone = '15123456789'): Promise<void> {
  const number = await screen.findByLabelText('Phone number');
  await user.clear(number);
  await user.type(number, phone);
  await user.selectOptions(screen.getByLabelText('Country code'), screen.getByRole('option', { name: 'Germany +49' }));
  await user.type(screen.getByLabelText('Password'), 'a quiet harbour 9');
  await user.type(screen.getByLabelText('Confirm password'), 'a quiet harbour 9');
  await user.click(screen.getByRole('checkbox', { name: /^I accept the terms/ }));
  await user.click(await button('Accept'));
}

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the new owner’s page', () => {
  it('says who offers which store, and takes the details first and the code last', async () => {
    const { user, server } = open({ accept_handover: () => ({ offer: accepted }) });
    expect(await screen.findByRole('heading', { name: /^Take over .*Trattoria/ })).toBeVisible();
    expect(screen.getByText(/Ana Lima.* wants to hand the store over to you/)).toBeVisible();
    expect(server.received('send_handover_code')).toEqual([]);
    await fill(user);
    await user.type(await screen.findByLabelText('Code'), '123456');
    expect(await screen.findByRole('heading', { name: /^You’ve accepted/ })).toHaveFocus();
    expect(server.received('accept_handover').map(({ body }) => body)).toEqual([
      {
        ...{ token, otp: '123456', password: 'a quiet harbour 9', country_phone_code: '+49', phone: '15123456789' },
        ...{ is_terms_accepted: true, language: 'en' },
      },
    ]);
  });

  it('asks for the terms before it sends a code', async () => {
    const { user, server } = open();
    await user.type(await screen.findByLabelText('Phone number'), '15123456789');
    await user.selectOptions(
      screen.getByLabelText('Country code'),
      screen.getByRole('option', { name: 'Germany +49' }),
    );
    await user.type(screen.getByLabelText('Password'), 'a quiet harbour 9');
    await user.type(screen.getByLabelText('Confirm password'), 'a quiet harbour 9');
    await user.click(await button('Accept'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Accept the terms and conditions');
    expect(screen.getByRole('checkbox', { name: /^I accept the terms/ })).toHaveFocus();
    expect(server.received('send_handover_code')).toEqual([]);
  });

  it('links to the operator’s terms', async () => {
    const setting = { ...remoteSetting, terms_url: 'https://operator.test/terms' };
    open({ get_setting_detail: () => ({ setting }) });
    expect(await screen.findByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
      'href',
      setting.terms_url,
    );
  });

  it('goes back to a number that another store has, and keeps what was typed', async () => {
    const { user } = open({ accept_handover: () => refuse(errorCodes.STORE_PHONE_ALREADY_REGISTERED) });
    await fill(user);
    await user.type(await screen.findByLabelText('Code'), '123456');
    expect(await screen.findByText('Another store already has this phone number. Use another one.')).toBeVisible();
    expect(screen.getByLabelText('Phone number')).toHaveValue('15123456789');
    expect(screen.getByLabelText('Password')).toHaveValue('a quiet harbour 9');
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  });

  it('asks for no code that was used up, and says when another one can be sent', async () => {
    let sends = 0;
    const { user } = open({
      send_handover_code: () => (sends++ === 0 ? sent() : refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 30 })),
      accept_handover: () => refuse(errorCodes.STORE_PHONE_ALREADY_REGISTERED),
    });
    await fill(user);
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(await button('Accept'));
    expect(await screen.findByText(/^Send another code in \d+ second/)).toBeVisible();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    expect(screen.queryByText(/we’ve sent to/)).not.toBeInTheDocument();
  });

  it('keeps a wrong code for its correction', async () => {
    const { user } = open({
      accept_handover: () => refuse(errorCodes.INVALID_OTP, { errors: [{ path: 'otp', code: '888' }] }),
    });
    await fill(user);
    await user.type(await screen.findByLabelText('Code'), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is wrong.');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  it('declines, also after accepting', async () => {
    const { user, server } = open({
      get_handover_offer: () => ({ offer: accepted }),
      decline_handover: () => ({}),
    });
    await user.click(await button('Decline after all'));
    expect(await screen.findByRole('heading', { name: 'Declined' })).toHaveFocus();
    expect(server.received('decline_handover').map(({ body }) => body)).toEqual([{ token }]);
  });

  it('says that the offer has ended', async () => {
    const { user } = open({ decline_handover: () => refuse(errorCodes.TOKEN_EXPIRED) });
    await user.click(await button('Decline'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('the handover has ended'));
  });
});
