import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Profile } from '#contract/entities/profile';
import { writeStored } from '../../../../src/config/jsonStorage';
import { storageKeys } from '../../../../src/config/storageKeys';
import { readRemembered } from '../../../../src/session/rememberedSignIn';
import { getSession } from '../../../../src/session/session';
import { aSession, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';

readAhead(
  () => import('../../../../src/custom-pages/profile/ProfilePage'),
  () => import('../../../../src/custom-pages/profile/PersonDialog'),
  () => import('../../../../src/custom-pages/profile/AddressDialogs'),
  () => import('../../../../src/layout/step-up/StepUpDialog'),
);

const aProfile = (change: Partial<Profile> = {}): Profile => ({
  ...{ kind: 'owner', owner_first_name: 'Ana', owner_last_name: 'Lima', name: '', image: null, language: 'en' },
  ...{ email: 'owner@demo.test', country_phone_code: '+49', phone: '1712345678' },
  ...{ can_change: { email: true, phone: true }, referral_code: null, referrals: [] },
  ...change,
});
const ofMember = (change: Partial<Profile> = {}) =>
  aProfile({ kind: 'sub_store', owner_first_name: '', owner_last_name: '', name: 'Kitchen', ...change });

beforeEach(() => sessionStorage.clear());

const open = (profile: Profile, answers: Answers = {}) =>
  renderApp({
    path: '/app/profile?tab=account',
    session: profile.kind === 'owner' ? aSession() : aSession({ sub_store: aSubStore() }),
    server: fakeServer({ get_profile: () => ({ profile }), ...answers }),
  });
const refused = (code: number, path: string) => refuse(code, { errors: [{ path, code: String(code) }] });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the account tab', () => {
  it('saves the owner’s name, which the frame then shows', async () => {
    const changed = aProfile({ owner_last_name: 'Costa' });
    const { user, server } = open(aProfile(), { update_profile: () => ({ profile: changed }) });
    await user.click((await section('Your details')).getByRole('button', { name: 'Edit details' }));
    const last = await screen.findByRole('textbox', { name: 'Last name' });
    await user.clear(last);
    await user.type(last, 'Costa');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getSession()?.store.owner_last_name).toBe('Costa'));
    expect(server.received('update_profile')[0]?.body).toMatchObject({
      ...{ owner_first_name: 'Ana', owner_last_name: 'Costa', language: 'en' },
    });
    expect((await section('Your details')).getByText('Ana Costa')).toBeVisible();
  });

  it('saves at once whether a person starts with the dashboard and gets its figures, and shows nothing of it to others', async () => {
    const choice = { is_first_page: false, summary: null, can_mail: true };
    const answers: Profile[] = [
      aProfile({ dashboard: { ...choice, is_first_page: true } }),
      aProfile({ dashboard: { ...choice, is_first_page: true, summary: 'weekly' } }),
    ];
    const { user, server } = open(aProfile({ dashboard: choice }), {
      update_profile: () => ({ profile: answers.shift() ?? aProfile() }),
    });
    const choices = await section('Dashboard');
    await user.click(choices.getByRole('switch', { name: 'Start with the dashboard' }));
    await waitFor(() => expect(getSession()?.store.starts_with_dashboard).toBe(true));
    await user.click(await choices.findByRole('combobox', { name: 'Figures by email' }));
    await user.click(await screen.findByRole('option', { name: 'Every Monday morning' }));
    expect(await choices.findByText('Every Monday morning')).toBeVisible();
    expect(server.received('update_profile').map(({ body }) => body)).toEqual([
      expect.objectContaining({ starts_with_dashboard: true }),
      expect.objectContaining({ summary: 'weekly' }),
    ]);
  });

  it('offers no figures by email without a mail server, and no choice to those without the dashboard', async () => {
    const { unmount } = open(aProfile({ dashboard: { is_first_page: false, summary: null, can_mail: false } }));
    expect((await section('Dashboard')).queryByRole('combobox')).toBeNull();
    unmount();
    open(ofMember());
    await section('Your details');
    expect(screen.queryByRole('region', { name: 'Dashboard' })).toBeNull();
  });

  it('shows the referral code with who joined', async () => {
    open(
      aProfile({ referral_code: 'ANA2026', referrals: [{ name: ['Zur Post'], joined_at: '2026-05-01T10:00:00Z' }] }),
    );
    const referral = await section('Referral');
    expect(referral.getByText('ANA2026')).toBeVisible();
    expect(referral.getByText('Zur Post')).toBeVisible();
  });

  it('shows a team member nothing of the store, and says why a number can’t be changed', async () => {
    open(ofMember({ can_change: { email: true, phone: false } }));
    const addresses = await section('Sign-in');
    expect(addresses.getByText('Text messages aren’t set up here, so the number can’t be changed.')).toBeVisible();
    expect(addresses.queryByRole('button', { name: 'Change phone number' })).toBeNull();
    for (const text of ['Approved', 'Documents uploaded', 'Store picture', 'Referral'])
      expect(screen.queryByText(text)).toBeNull();
  });

  it('lets a team member set a PIN for shared devices', async () => {
    const set_own_pin = () => ({ has_pin: true });
    const { user, server } = open(ofMember({ has_pin: false }), { set_own_pin });
    const pin = await section('PIN for shared devices');
    await user.click(pin.getByRole('button', { name: 'Set a PIN' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a PIN' }));
    await user.type(dialog.getByRole('textbox', { name: /^PIN/ }), '2468');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await pin.findByText('PIN set')).toBeVisible();
    expect(server.received('set_own_pin')[0]?.body).toMatchObject({ pin: '2468' });
  });

  it('has no PIN of the owner', async () => {
    open(aProfile());
    await section('Your details');
    expect(screen.queryByRole('region', { name: 'PIN for shared devices' })).toBeNull();
  });
});

describe('a new email address', () => {
  const sent = {
    ...{
      ticket: 'x'.repeat(43),
      recipient: 'n•••w@demo.test',
      resend_at: '2026-05-01T10:01:00Z',
      expires_at: '2026-05-01T10:10:00Z',
    },
    demo_message: { subject: 'Code', text: '123456' },
  };

  it('is asked for with a fresh proof, keeps what was typed until then, and takes the code', async () => {
    let [isProved, isRight] = [false, false];
    const { user, server } = open(aProfile(), {
      request_address_change: () => (isProved ? sent : refuse(errorCodes.STEP_UP_REQUIRED)),
      step_up: () => {
        isProved = true;
        return {};
      },
      confirm_address_change: () =>
        isRight ? { profile: aProfile({ email: 'new@demo.test' }) } : refused(errorCodes.INVALID_OTP, 'otp'),
    });
    await user.click((await section('Sign-in')).getByRole('button', { name: 'Change email address' }));
    await user.type(await screen.findByRole('textbox', { name: 'New email address' }), 'new');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'New email address' }), '@demo.test');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'New email address' })).toHaveValue('new@demo.test');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    const again = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.type(within(again).getByLabelText(/^Password/), 'demo1234{Enter}');
    const code = await screen.findByRole('textbox', { name: 'Code' });
    await user.type(code, '123');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('Enter the 6 digits of the code.')).toBeVisible();
    await user.type(code, '456');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('That code is wrong. Check it and try again.')).toBeVisible();
    isRight = true;
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText(/^Email address changed\./)).toBeVisible();
    expect((await section('Sign-in')).getByText('new@demo.test')).toBeVisible();
    expect(server.received('confirm_address_change').at(-1)?.body).toMatchObject({
      ticket: sent.ticket,
      otp: '123456',
    });
  });

  it('gets another code after another proof, and keeps the code dialog if that is refused', async () => {
    let isProved = true;
    const { user } = open(aProfile(), {
      request_address_change: () => (isProved ? sent : refuse(errorCodes.STEP_UP_REQUIRED)),
    });
    await user.click((await section('Sign-in')).getByRole('button', { name: 'Change email address' }));
    await user.type(await screen.findByRole('textbox', { name: 'New email address' }), 'new@demo.test');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123');
    isProved = false;
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('123');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is continued after the dialog was closed, with the whole message pasted, where the first reply was lost', async () => {
    let [isChanged, isTooSoon] = [false, false];
    const changed = aProfile({ email: 'new@demo.test' });
    writeStored(storageKeys.rememberedSignIn, { account: 'store', by: 'email', email: 'owner@demo.test' });
    const { user } = open(aProfile(), {
      get_profile: () => ({ profile: isChanged ? changed : aProfile() }),
      request_address_change: () => (isTooSoon ? refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 60 }) : sent),
      confirm_address_change: () => refused(errorCodes.OTP_VERIFICATION_FAILED, 'otp'),
    });
    await user.click((await section('Sign-in')).getByRole('button', { name: 'Change email address' }));
    await user.type(await screen.findByRole('textbox', { name: 'New email address' }), 'new@demo.test');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('textbox', { name: 'Code' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click((await section('Sign-in')).getByRole('button', { name: 'Change email address' }));
    const code = await screen.findByRole('textbox', { name: 'Code' });
    isTooSoon = true;
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      /^A code was sent.*, or try again in 60 seconds\.$/,
    );
    await user.click(code);
    await user.paste('Your code is ١٢٣٤٥٦. It works for 10 minutes.');
    expect(code).toHaveValue('123456');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('That code no longer works. Ask for another one.')).toBeVisible();
    isChanged = true;
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText(/^Email address changed\./)).toBeVisible();
    expect(readRemembered()?.email).toBe('new@demo.test');
    await user.click((await section('Sign-in')).getByRole('button', { name: 'Change email address' }));
    expect(await screen.findByRole('textbox', { name: 'New email address' })).toBeVisible();
  });

  it('says that another account has it', async () => {
    const { user } = open(aProfile(), {
      request_address_change: () => sent,
      confirm_address_change: () => refused(errorCodes.STORE_EMAIL_ALREADY_REGISTERED, 'email'),
    });
    await user.click((await section('Sign-in')).getByRole('button', { name: 'Change email address' }));
    await user.type(await screen.findByRole('textbox', { name: 'New email address' }), 'new@demo.test');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(/email/i);
  });
});
