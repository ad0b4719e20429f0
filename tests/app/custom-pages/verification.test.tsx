import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeIn } from '../../../src/components/entrance/code/codeIn';
import { getSession } from '../../../src/session/session';
import { readVerification, writeVerification } from '../../../src/session/verification';
import { type Answers, fakeServer, networkDown, refuse, signedIn } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';

const ticket = 't'.repeat(43);
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const missing = (fields: object) => ({
  servertoken: '',
  verification: { ticket, expires_at: inMs(1_800_000), ...fields },
});
const sent = (resendInMs = 60_000) => ({
  recipient: 'o•••r@demo.test',
  resend_at: inMs(resendInMs),
  expires_at: inMs(600_000),
  demo_message: { subject: '123456 is your Storedesk code', text: 'Your code is 123456.' },
});

afterEach(() => writeVerification(null));

/** Signs in to an unverified store. */
async function open(answers: Answers, fields: object = { email: 'o•••r@demo.test' }) {
  const server = fakeServer({ sign_in: () => missing(fields), store_generate_otp: () => sent(), ...answers });
  const rendered = renderApp({ path: '/store/login?from=/app/profile', server });
  await rendered.user.type(await screen.findByLabelText('Email'), 'owner@demo.test');
  await rendered.user.type(screen.getByLabelText('Password'), 'demo1234{Enter}');
  return { ...rendered, field: await screen.findByLabelText('Code') };
}

describe('what counts as a code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳ ۴۵۶', '123456'],
    ['123456 is your Storedesk code. It works once, for 10 minutes.', '123456'],
    ['12', '12'],
    ['1a2', '12'],
    ['12345678', '12345678'],
    ['', ''],
  ])('%s', (text, code) => expect(codeIn(text)).toBe(code));
});

describe('The page that verifies a store', () => {
  it('sends a code, takes it at the sixth digit, and goes on to the page that was asked for', async () => {
    const { user, server, field } = await open({ otp_verification: () => signedIn() });
    expect(currentPath()).toBe('/store/verify?from=%2Fapp%2Fprofile');
    expect(await screen.findByText('Your code is 123456.')).toBeVisible();
    expect(server.received('store_generate_otp').map(({ body }) => body)).toEqual([
      { ticket, channel: 'email', language: 'en' },
    ]);
    await user.type(field, '123456');
    await waitFor(() => expect(currentPath()).toBe('/app/profile'));
    expect(server.received('otp_verification').map(({ body }) => body)).toEqual([{ ticket, email_otp: '123456' }]);
    expect(getSession()?.servertoken).toBe('token-1');
    expect(readVerification()).toBeNull();
    expect(sessionStorage.getItem('storedesk.verification')).toBeNull();
    // Remembered as after any sign-in.
    expect(localStorage.getItem('storedesk.sign-in')).toContain('owner@demo.test');
  });

  it('asks for what is left, with a code of its own', async () => {
    const phone = { phone: '••• 78' };
    const { user, server, field, unmount } = await open(
      { otp_verification: ({ phone_otp }) => (phone_otp ? signedIn() : missing(phone)) },
      { email: 'o•••r@demo.test', ...phone },
    );
    expect(screen.getByText('Step 1 of 2')).toBeVisible();
    await user.type(field, '123456');
    expect(await screen.findByRole('heading', { name: 'Verify your phone number' })).toBeVisible();
    expect(await screen.findByLabelText('Code')).toHaveValue('');
    await waitFor(() => expect(server.received('store_generate_otp').at(-1)?.body).toMatchObject({ channel: 'phone' }));
    // Also after a reload.
    unmount();
    renderApp({ path: '/store/verify', server });
    expect(await screen.findByText('Step 2 of 2')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '654321');
    await waitFor(() => expect(getSession()).not.toBeNull());
  });

  it.each([
    ['a wrong code', () => refuse(888), 'That code is wrong.'],
    ['an old code', () => refuse(638), 'That code no longer works.'],
    ['too many tries', () => refuse(4029, { retry_after: 3_000 }), 'Too many attempts.'],
    ['no connection', networkDown, 'Couldn’t reach the server.'],
  ])('says why it did not work and keeps what was typed: %s', async (_what, answer, text) => {
    const { user, field } = await open({ otp_verification: answer });
    await user.type(field, '654321');
    // The field has the focus already: it alone would say nothing.
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('654321');
    expect(field).toBeInvalid();
  });

  it('checks a code that was corrected during the check, without the error of the one before', async () => {
    let answer: (reply: unknown) => void = () => undefined;
    const first = new Promise((resolve) => {
      answer = resolve;
    });
    const { user, server, field } = await open({
      otp_verification: ({ email_otp }) => (email_otp === '123456' ? signedIn() : first.then(() => refuse(888))),
    });
    await user.type(field, '654321');
    await user.clear(field);
    await user.type(field, '123456');
    expect(server.received('otp_verification')).toHaveLength(1);
    answer(null);
    await waitFor(() => expect(currentPath()).toBe('/app/profile'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is left where the store was verified on another device', async () => {
    let isMissing = true;
    const errors = [{ path: 'channel', code: 'not_missing' }];
    const { user } = await open({
      store_generate_otp: () => (isMissing ? sent(1_000) : refuse(4022, { errors })),
    });
    isMissing = false;
    await user.click(await screen.findByRole('button', { name: 'Send another code' }, { timeout: 5_000 }));
    await waitFor(() => expect(currentPath()).toBe('/store/login?from=%2Fapp%2Fprofile'));
    expect(readVerification()).toBeNull();
  });

  it('opens at the next try if its code couldn’t be loaded', async () => {
    const path = '../../../src/authProvider/signInSteps';
    vi.doMock(path, () => {
      throw new Error('offline');
    });
    const server = fakeServer({
      sign_in: () => missing({ email: 'o•••r@demo.test' }),
      store_generate_otp: () => sent(),
    });
    const { user } = renderApp({ path: '/store/login', server });
    await user.type(await screen.findByLabelText('Email'), 'owner@demo.test');
    await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}');
    expect(await screen.findByText(/^Couldn’t reach the server/)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('demo1234');
    vi.doUnmock(path);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  it('names a code that is missing, too short or too long, without a call', async () => {
    const { user, server, field } = await open({});
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Enter the code.')).toBeVisible();
    await user.type(field, '12345{Enter}');
    expect(await screen.findByText('This code is too short. A code has 6 digits.')).toBeVisible();
    await user.clear(field);
    await user.click(field);
    await user.paste('1234567');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('This code is too long. A code has 6 digits.')).toBeVisible();
    expect(server.received('otp_verification')).toHaveLength(0);
  });

  it('sends another code after the countdown', async () => {
    const { user, server, field } = await open({ store_generate_otp: () => sent(1_000) });
    expect(await screen.findByText('Send another code in 1 second')).toBeVisible();
    await user.type(field, '12345');
    await user.click(await screen.findByRole('button', { name: 'Send another code' }, { timeout: 5_000 }));
    expect(await screen.findByText('A new code is on its way. Earlier codes no longer work.')).toBeVisible();
    expect(server.received('store_generate_otp')).toHaveLength(2);
    // What is typed next takes the place of the code that no longer works.
    expect(field).toHaveFocus();
    await user.keyboard('6');
    expect(field).toHaveValue('6');
  });

  it('leads back to sign-in when the ticket has expired', async () => {
    const { user, field } = await open({ otp_verification: () => refuse(2000) });
    await user.type(field, '123456');
    expect(await screen.findByText('Verifying took too long. Sign in again to continue.')).toBeVisible();
    expect(currentPath()).toBe('/store/login?from=%2Fapp%2Fprofile&notice=verification_over');
    expect(await screen.findByLabelText('Email')).toHaveValue('owner@demo.test');
  });

  it('is left for another account', async () => {
    const { user } = await open({});
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(currentPath()).toBe('/store/login?from=%2Fapp%2Fprofile');
    expect(readVerification()).toBeNull();
  });

  it('says that messages can’t leave, and lets the user try again', async () => {
    let isSetUp = false;
    const { user } = await open({ store_generate_otp: () => (isSetUp ? sent() : refuse(4200)) });
    expect(await screen.findByRole('alert')).toHaveTextContent('isn’t set up here yet');
    isSetUp = true;
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    expect(await screen.findByText('Your code is 123456.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not for who has no ticket', async () => {
    renderApp({ path: '/store/verify' });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
