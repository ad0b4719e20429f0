import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { nationalDigits } from '../../../src/components/phone/NationalPhoneField';
import { likelyCountry } from '../../../src/components/phone/useCountries';
import { returnPath } from '../../../src/config/loginPath';
import { getSession } from '../../../src/session/session';
import { aStore, aSubStore } from '../../support/accounts';
import { fakeServer, networkDown, refuse, remoteSetting, signedIn, surroundings } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';

type User = ReturnType<typeof renderApp>['user'];

const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function fill(user: User, secret: string) {
  await user.type(await email(), 'owner@demo.test');
  await user.type(password(), secret);
}

const open = (answers: Parameters<typeof fakeServer>[0], path = '/store/login?from=/app/profile') =>
  renderApp({ path, server: fakeServer(answers) });

describe('Sign-in page', () => {
  it('refuses a wrong password, keeps what was typed, and takes the right one', async () => {
    const { user, server } = open({
      sign_in: (body) => (body.password === 'demo1234' ? signedIn() : refuse(errorCodes.WRONG_PASSWORD)),
    });
    await fill(user, 'demo123{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The password is wrong.');
    expect(password()).toHaveFocus();
    expect(await email()).toHaveValue('owner@demo.test');
    expect(getSession()).toBeNull();

    await user.type(password(), '4{Enter}');
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
    expect(currentPath()).toBe('/app/profile');
    expect(server.received('sign_in').at(-1)?.body).toEqual({
      email: 'owner@demo.test',
      password: 'demo1234',
      first: 'store',
    });
    expect(localStorage.getItem('storedesk.sign-in')).toContain('owner@demo.test');
    expect(JSON.stringify(localStorage)).not.toContain('demo1234');
  });

  it.each([611, 612, 613, 614, 994])('shows the error %s near the form', async (code) => {
    const { user } = open({ sign_in: () => refuse(code) });
    await fill(user, 'demo1234{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/[a-z]{3}/);
  });

  it('lets a team member in by the same form, and remembers them as one', async () => {
    const { user, server } = open({
      sign_in: ({ password }) =>
        password === 'demo1234'
          ? { servertoken: 'token', sub_store: aSubStore(), store: aStore(), ...surroundings }
          : refuse(errorCodes.WRONG_USERNAME_OR_PASSWORD),
    });
    await fill(user, 'demo123{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('password');
    await user.type(password(), '4{Enter}');
    await waitFor(() => expect(getSession()?.sub_store?.name).toBe(aSubStore().name));
    // One call each: the form doesn't ask for the kind of account.
    expect(server.received('sign_in')).toHaveLength(2);
    expect(localStorage.getItem('storedesk.sign-in')).toContain('sub_store');
  });

  it('forgets an error where the person signs in as someone else', async () => {
    const { user } = open({ sign_in: () => refuse(errorCodes.WRONG_PASSWORD) });
    await fill(user, 'demo1234{Enter}');
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Use phone instead' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('marks a field that the server does not take', async () => {
    const { user } = open({
      sign_in: () => refuse(errorCodes.FIELDS_NOT_VALID, { errors: [{ path: 'email', code: 'invalid_format' }] }),
    });
    await fill(user, 'demo1234{Enter}');
    expect(await screen.findByText('Check this field.')).toBeVisible();
    expect(await email()).toHaveFocus();
    expect(await email()).toBeInvalid();
  });

  it('keeps everything where the server is out of reach', async () => {
    const { user } = open({ sign_in: networkDown });
    await fill(user, 'demo1234{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t reach the server.');
    expect(password()).toHaveValue('demo1234');
  });

  it('solves a captcha if the server asks for one, and a new one for each attempt', async () => {
    const { user, server } = open({
      sign_in: ({ password, captcha_token }) => {
        if (!captcha_token) return refuse(errorCodes.INVALID_CAPTCHA);
        return password === 'demo1234' ? signedIn() : refuse(errorCodes.WRONG_USERNAME_OR_PASSWORD);
      },
    });
    await fill(user, 'demo123{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('password');
    await user.type(password(), '4{Enter}');
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
    expect(server.received('get_captcha')).toHaveLength(2);
    const { captcha_token, ...rest } = server.received('sign_in').at(-1)?.body ?? {};
    expect(rest).toEqual({ email: 'owner@demo.test', password: 'demo1234', first: 'store' });
    expect(JSON.parse(atob(String(captcha_token)))).toMatchObject({ solution: { counter: expect.any(Number) } });
  });

  it('says that signing in failed if no captcha works', async () => {
    const { user, server } = open({ sign_in: () => refuse(errorCodes.INVALID_CAPTCHA) });
    await fill(user, 'demo1234{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t sign you in this time. Try again.');
    expect(password()).toHaveValue('demo1234');
    expect(server.received('sign_in')).toHaveLength(2);
  });

  it('counts down after too many tries', async () => {
    const { user, server } = open({
      sign_in: () => refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 2 }),
    });
    await fill(user, 'demo1234{Enter}');
    const waiting = await screen.findByRole('button', { name: /Try again in \d seconds?/ });
    await user.click(waiting);
    expect(server.received('sign_in')).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('gives a long wait in minutes', async () => {
    const { user } = open({ sign_in: () => refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 3_000 }) });
    await fill(user, 'demo1234{Enter}');
    expect(await screen.findByRole('button', { name: 'Try again in 50 minutes' })).toBeVisible();
  });

  it('checks the fields before it asks the server', async () => {
    const { user, server } = open({});
    await user.click((await email()) && submit());
    expect(await screen.findByText('Enter your email address.')).toBeVisible();
    expect(screen.getByText('Enter your password.')).toBeVisible();
    await user.type(await email(), 'owner@demo');
    await user.type(password(), '12345{Enter}');
    expect(await screen.findByText(/like name@example.com/)).toBeVisible();
    expect(screen.getByText('The password must have at least 6 characters.')).toBeVisible();
    expect(server.received('sign_in')).toHaveLength(0);
  });

  it('says for six seconds that a sub-account is not approved, and longer while someone reads', async () => {
    const { user } = open({
      sign_in: () => ({ servertoken: '', sub_store: aSubStore({ is_approved: false }) }),
    });
    await fill(user, 'demo1234');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: false });
    try {
      fireEvent.submit(submit());
      const notice = await screen.findByText(/isn’t approved yet/);
      await vi.advanceTimersByTimeAsync(5_000);
      fireEvent.mouseEnter(notice);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(notice).toBeInTheDocument();
      fireEvent.mouseLeave(notice);
      await vi.advanceTimersByTimeAsync(1_200);
      await waitFor(() => expect(screen.queryByText(/isn’t approved yet/)).not.toBeInTheDocument());
      expect(getSession()).toBeNull();
      expect(localStorage.getItem('storeData')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('signs in by phone, by the rules of phone numbers', async () => {
    const { user, server } = open({});
    await user.click(await screen.findByRole('button', { name: 'Use phone instead' }));
    await screen.findByRole('option', { name: 'Germany +49' });
    await user.selectOptions(screen.getByLabelText('Country code'), 'Germany +49');
    const phone = screen.getByLabelText('Phone number');
    await user.type(password(), 'demo1234');
    for (const [typed, message] of [
      ['0171e2345678', 'Leave out the leading 0.'],
      ['17', 'This number is too short.'],
      ['17123456789012345', 'This number is too long.'],
    ] as const) {
      await user.clear(phone);
      await user.type(phone, `${typed}{Enter}`);
      expect(await screen.findByText(message)).toBeVisible();
    }
    await user.clear(phone);
    await user.type(phone, '171 234 5678{Enter}');
    await waitFor(() => expect(server.received('sign_in')).toHaveLength(1));
    expect(server.received('sign_in')[0]?.body).toMatchObject({ country_phone_code: '+49', phone: '1712345678' });
  });

  it('shows the password when asked, and says when caps lock is on', async () => {
    const { user } = open({});
    await email();
    await user.type(password(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
    fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps lock is on')).toBeVisible();
  });

  it('fills a demo sign-in by one tap, and remembers no one who does not want it', async () => {
    const demo_sign_ins = [
      { kind: 'store' as const, name: 'Trattoria', email: 'owner@demo.test', password: 'demo1234' },
      { kind: 'sub_store' as const, name: 'Kitchen', email: 'kitchen@demo.test', password: 'demo1234' },
    ];
    const { user } = open({ get_setting_detail: () => ({ setting: { ...remoteSetting, demo: 'on', demo_sign_ins } }) });
    expect(await screen.findByRole('button', { name: /^Kitchen/ })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Trattoria/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Remember me on this device' }));
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
    expect(localStorage.getItem('storedesk.sign-in')).toBeNull();
  });

  it('brings a visitor of a page back to it after signing in', async () => {
    const { user } = open({}, '/app/profile');
    await fill(user, 'demo1234{Enter}');
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
  });
});

describe('returnPath', () => {
  it.each([
    ['/app/profile?tab=1', '/app/profile?tab=1'],
    ['https://evil.test/app/profile', '/app/order/today-orders'],
    ['//evil.test/app/profile', '/app/order/today-orders'],
    ['/\\evil.test/app/profile', '/app/order/today-orders'],
    ['/app/../store/login', '/app/order/today-orders'],
    ['/store/login', '/app/order/today-orders'],
    ['javascript:alert(1)', '/app/order/today-orders'],
    ['', '/app/order/today-orders'],
  ])('%s leads to %s', (from, path) => {
    expect(returnPath(`?${new URLSearchParams({ from })}`)).toBe(path);
  });
});

describe('phone entry', () => {
  it('takes digits alone, and drops the code of a whole number', () => {
    expect(nationalDigits('17e1-23', '+49')).toBe('17123');
    expect(nationalDigits('+49 171 23', '+49')).toBe('17123');
    expect(nationalDigits('4917123', '+49')).toBe('4917123');
    expect(nationalDigits('١٧١٢٣', '+49')).toBe('17123');
  });

  it('guesses no country where it knows none', () => {
    expect(likelyCountry([])).toBeUndefined();
  });
});
