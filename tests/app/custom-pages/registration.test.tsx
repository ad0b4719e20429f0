import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { goTo } from '../../../src/config/goTo';
import { getSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer, networkDown, refuse, remoteSetting } from '../../support/fakeServer';
import { currentPath, renderApp } from '../../support/renderApp';
import {
  answers,
  button,
  email,
  field,
  finish,
  forget,
  heading,
  inMs,
  message,
  open,
  owner,
  registration,
  resume,
  sent,
  store,
  token,
} from './registrationFixtures';

vi.mock('../../../src/custom-pages/registration/PlaceMap', () => import('./PlaceMapMock'));

beforeEach(forget);

describe('registering a store', () => {
  it('takes the steps one after the other, saves each, and signs the owner in', async () => {
    const { user, server } = open({ check_referral: () => ({ store_name: ['Alte Küche'] }) }, '/store/login');
    await user.type(await field('Email'), 'Owner@New.test');
    await user.click(screen.getByRole('link', { name: 'Register your store' }));
    expect(await field('Email')).toHaveValue('Owner@New.test');
    await user.click(await button('Send code'));
    expect(await screen.findByText('Your code is 123456.', { selector: '[dir=auto]:last-child' })).toBeVisible();
    expect(server.received('begin_registration').at(-1)?.body).toEqual({
      ...{ email, language: 'en', captcha_token: expect.any(String) },
    });

    await user.type(await field('Code'), '123 456');
    expect(await heading('Your store')).toHaveFocus();
    expect(screen.getByText('Step 2 of 4')).toBeVisible();
    await user.selectOptions(await field('Country'), await screen.findByRole('option', { name: /Germany/ }));
    // The country's only city is chosen.
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('berlin'));
    await user.selectOptions(await field('Type of store'), await screen.findByRole('option', { name: 'Food' }));
    await user.type(await field('Store name'), 'Neue Küche');
    await user.type(await field('Address'), 'Torstraße 1');
    await user.click(await button('Berlin without a pin'));
    expect(await screen.findByText('The pin is inside the city.')).toBeVisible();
    await user.click(await button('Continue'));

    expect(await heading('About you')).toHaveFocus();
    expect(server.received('save_registration').at(-1)?.body).toEqual({
      ...{ registration: token, draft: store, language: 'en' },
    });
    await waitFor(() => expect(screen.getByLabelText('Country code')).toHaveDisplayValue(/\+49/));
    await user.type(await field('First name'), 'Ada');
    await user.type(await field('Last name'), 'Winter');
    await user.type(await field('Phone number'), '15123456789');
    await user.type(await field('Referral code (optional)'), 'abc123');
    await user.tab();
    expect(await screen.findByText(/From .*Alte Küche/)).toBeVisible();
    expect(server.received('check_referral').at(-1)?.body).toEqual({ referral_code: 'abc123', country_code: 'DE' });
    await user.click(await button('Continue'));

    expect(await heading('Password and terms')).toBeVisible();
    expect(await field('Password')).toHaveFocus();
    await user.type(await field('Password'), 'a fresh harbour 9');
    await user.type(await field('Confirm password'), 'a fresh harbour 9');
    await user.click(await button('Create store'));
    expect(await screen.findByText('Accept the terms and conditions to create your store.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'terms and conditions' })).not.toBeInTheDocument();
    expect(server.received('register')).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: /^I accept the terms/ }));
    await user.click(await button('Create store'));
    await waitFor(() => expect(getSession()?.servertoken).toBe('token-1'));
    expect(server.received('register').at(-1)?.body).toEqual({
      ...{ registration: token, ...store, ...owner, referral_code: 'abc123' },
      ...{ password: 'a fresh harbour 9', is_terms_accepted: true, language: 'en' },
    });
    expect(currentPath()).toBe('/app/order/today-orders');
    expect(sessionStorage.getItem('storedesk.registration')).toBeNull();
  });

  it('links to the operator’s terms where they have a page', async () => {
    const terms_url = 'https://operator.test/terms';
    resume({ ...store, ...owner }, { get_setting_detail: () => ({ setting: { ...remoteSetting, terms_url } }) });
    const link = await screen.findByRole('link', { name: 'terms and conditions' });
    expect(link).toHaveAttribute('href', terms_url);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('opens the page that verifies the store where the phone is missing', async () => {
    const verification = { ticket: 't'.repeat(43), expires_at: inMs(1_800_000), phone: '••• 89' };
    const { user } = resume(
      { ...store, ...owner },
      { register: () => ({ servertoken: '', verification }), store_generate_otp: sent },
    );
    await finish(user);
    expect(await heading('Verify your phone number')).toBeVisible();
    expect(currentPath()).toBe('/store/verify');
  });

  it('is for those who are signed out', async () => {
    renderApp({ path: '/store/register', session: aSession(), server: fakeServer(answers) });
    await waitFor(() => expect(currentPath()).toBe('/app/order/today-orders'));
  });

  it('says on a signed-in device who is signed in, and continues by the link after a sign-out', async () => {
    const { user } = renderApp({
      path: `/store/register/${token}`,
      session: aSession(),
      server: fakeServer({ ...answers, get_registration: () => registration(store), logout: () => ({}) }),
    });
    expect(await screen.findByText(/is signed in on this device/)).toBeVisible();
    await user.click(await button('Sign out and continue'));
    expect(await heading('About you')).toBeVisible();
    expect(getSession()).toBeNull();
  });

  it('says where mail isn’t set up, before anything is typed', async () => {
    open({ get_setting_detail: () => ({ setting: { ...remoteSetting, can_send_mail: false } }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Email isn’t set up here');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('leaving and coming back', () => {
  it('continues by a link at the first step that isn’t complete, and takes its token out of the address', async () => {
    const { user } = resume(store);
    expect(await heading('About you')).toBeVisible();
    expect(currentPath()).toBe('/store/register');
    await user.type(await field('First name'), 'Ada');
    await user.click(await button('Back'));
    expect(await field('Store name')).toHaveValue('Neue Küche');
    expect(await field('Address')).toHaveValue('Torstraße 1');
  });

  it('keeps what was typed over a reload, saved or not', async () => {
    const { user, unmount } = resume(store);
    await user.type(await field('First name'), 'Ada');
    unmount();
    const again = open();
    expect(await field('First name')).toHaveValue('Ada');
    expect(again.server.received('get_registration')).toHaveLength(0);
  });

  it('loses nothing where saving fails', async () => {
    let isDown = true;
    const { user } = resume(
      { ...store, ...owner },
      {
        save_registration: ({ draft }) => (isDown ? networkDown() : registration(draft)),
      },
    );
    await user.click(await button('Back'));
    await user.click(await button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here');
    expect(await field('First name')).toHaveValue('Ada');
    isDown = false;
    await user.click(await button('Continue'));
    expect(await heading('Password and terms')).toBeVisible();
  });

  it('mails a link for another device, which a demo shows', async () => {
    const { user } = resume(store, {
      send_registration_link: () => {
        const { expires_at: _, ...rest } = sent();
        return { ...rest, demo_message: message(`Continue: /store/register/${token}`) };
      },
    });
    await user.click(await button('Continue on another device'));
    const demo = await screen.findByRole('region', { name: /^Demo/ });
    expect(within(demo).getAllByRole('link')[0]).toHaveAttribute('href', `/store/register/${token}`);
    expect(screen.getByText(/A link is on its way to .*owner@new\.test.*works on both devices\.$/)).toBeVisible();
  });

  it('shows the link that verifying has mailed, without another one', async () => {
    const { user, server } = open();
    await user.type(await field('Email'), email);
    await user.click(await button('Send code'));
    await user.type(await field('Code'), '123456');
    await user.click(await button('Continue on another device'));
    expect(await screen.findAllByText('The link of the email')).not.toHaveLength(0);
    expect(server.received('send_registration_link')).toHaveLength(0);
  });

  it('mails a link where verifying has mailed none', async () => {
    const { user, server } = open({
      verify_registration_email: () => ({ ...registration(), is_link_mailed: false }),
      send_registration_link: () => refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 30 }),
    });
    await user.type(await field('Email'), email);
    await user.click(await button('Send code'));
    await user.type(await field('Code'), '123456');
    await user.click(await button('Continue on another device'));
    expect(await screen.findByText(/^A link was sent a short time ago/)).toBeVisible();
    expect(server.received('send_registration_link')).toHaveLength(1);
  });

  it('goes back to the code of the same address, which isn’t mailed again', async () => {
    const { user, server } = open();
    await user.type(await field('Email'), email);
    await user.click(await button('Send code'));
    await user.click(await button('Use another address'));
    await user.click(await button('Send code'));
    await user.type(await field('Code'), '123456');
    expect(await heading('Your store')).toBeVisible();
    expect(server.received('begin_registration')).toHaveLength(1);
  });

  it('says when the next code can be sent', async () => {
    const { user } = open({ begin_registration: () => refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 60 }) });
    await user.type(await field('Email'), email);
    await user.click(await button('Send code'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You can get another code at \d/);
  });

  it('registers what was filled in on another device since', async () => {
    const elsewhere = { ...store, name: 'Umbenannt', ...owner };
    let saved = { ...store, ...owner };
    const { user, server } = resume(saved, {
      get_registration: () => registration(saved),
      save_registration: () => registration(elsewhere),
    });
    await user.click(await button('Back'));
    await user.clear(await field('First name'));
    await user.type(await field('First name'), 'Eva');
    await user.click(await button('Back'));
    // Saves the store alone: what was typed for the owner is newer than what was saved.
    await user.click(await button('Continue'));
    expect(await field('First name')).toHaveValue('Eva');
    saved = { ...elsewhere, address: 'Torstraße 2' };
    await user.click(await button('Continue'));
    await finish(user);
    await waitFor(() => expect(server.received('register')).toHaveLength(1));
    expect(server.received('register')[0]?.body).toMatchObject({ name: 'Umbenannt', address: 'Torstraße 2' });
  });

  it('stays where someone has gone during a call', async () => {
    let reply: () => void = () => undefined;
    const { user } = resume(
      { ...store, ...owner },
      {
        save_registration: ({ draft }) =>
          new Promise((resolve) => {
            reply = () => resolve(registration(draft));
          }),
      },
    );
    await user.click(await button('Back'));
    await user.click(await button('Continue'));
    act(() => goTo('/store/login'));
    await field('Email');
    reply();
    await new Promise((done) => setTimeout(done, 50));
    expect(currentPath()).toBe('/store/login');
  });

  it('says that a link is over, and begins again with its email', async () => {
    open({ get_registration: () => refuse(errorCodes.TOKEN_EXPIRED) }, `/store/register/${token}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired');
    expect(await field('Email')).toBeVisible();
  });

  it('begins again where the registration has expired, with all that was typed', async () => {
    const { user } = resume(
      { ...store, ...owner },
      {
        save_registration: () => refuse(errorCodes.TOKEN_EXPIRED),
      },
    );
    await user.click(await button('Back'));
    await user.click(await button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This registration has expired.');
    expect(await field('Email')).toHaveValue(email);
    await user.click(await button('Send code'));
    await user.type(await field('Code'), '123456');
    expect(await heading('Password and terms')).toBeVisible();
  });
});
