import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { getSession } from '../../../src/session/session';
import { networkDown, refuse, remoteSetting } from '../../support/fakeServer';
import { currentPath } from '../../support/renderApp';
import {
  button,
  email,
  field,
  finish,
  forget,
  heading,
  open,
  owner,
  registration,
  resume,
  store,
} from './registrationFixtures';

vi.mock('../../../src/custom-pages/registration/PlaceMap', () => import('./PlaceMapMock'));

beforeEach(forget);

describe('errors', () => {
  it('names what is missing, at the fields', async () => {
    const { user, server } = resume({});
    await user.click(await button('Continue'));
    expect(await field('Store name')).toHaveFocus();
    expect(screen.getByText('Enter the store’s name.')).toBeVisible();
    expect(screen.getByText('Enter the address.')).toBeVisible();
    await user.type(await field('Store name'), 'Neue Küche');
    expect(await field('Store name')).toHaveValue('Neue Küche');
    expect(await field('Store name')).toHaveFocus();
    expect(screen.queryByText('Enter the store’s name.')).not.toBeInTheDocument();
    expect(server.received('save_registration')).toHaveLength(0);
  });

  it('says where the platform isn’t, and which cities take no stores', async () => {
    const { user } = resume(
      { ...store, delivery_type_id: '' },
      {
        get_delivery_list_for_city: () => refuse(errorCodes.CITY_NOT_FOUND),
      },
    );
    expect(await screen.findByText(/^Stores can’t register in this city yet/)).toBeVisible();
    await user.selectOptions(await field('Country'), await screen.findByRole('option', { name: /France/ }));
    expect(await screen.findByText('The platform isn’t available in this country yet.')).toBeVisible();
  });

  it('says how far a store may be from the middle of the city', async () => {
    const { user } = resume(
      { ...store, address: '' },
      {
        check_store_location: () =>
          refuse(errorCodes.FIELDS_NOT_VALID, {
            errors: [{ path: 'location', code: 'outside_city', params: { radius_km: 28 } }],
          }),
      },
    );
    await user.click(await button(/^Berlin /));
    expect(await screen.findByText(/^The pin is outside the city\. Stores must be within 28 km/)).toBeVisible();
  });

  it.each([
    [602, 'A store with this email address already exists.'],
    [996, 'This email address belongs to a team member of a store.'],
  ])('after the right code of an address that has an account: %i', async (code, text) => {
    const { user } = open({ verify_registration_email: () => refuse(code) });
    await user.type(await field('Email'), email);
    await user.click(await button('Send code'));
    await user.type(await field('Code'), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(await button('Set a new password'));
    expect(currentPath()).toBe('/store/forgot-password');
    expect(await field('Email')).toHaveValue(email);
  });

  it('opens the step of a field that the server refuses, and offers to sign in for a phone number in use', async () => {
    const { user } = resume(
      { ...store, ...owner },
      {
        register: () => refuse(603, { errors: [{ path: 'phone', code: '603' }] }),
      },
    );
    await finish(user);
    expect(await heading('About you')).toBeVisible();
    expect(await field('Phone number')).toBeInvalid();
    expect(screen.queryByRole('button', { name: 'Set a new password' })).not.toBeInTheDocument();
    await user.click(await button('Go to sign-in'));
    expect(currentPath()).toBe('/store/login');
    // That account has another address.
    expect(await field('Email')).toHaveValue('');
  });

  it('checks the pin and the referral code before their steps are left', async () => {
    let isOutside = true;
    const { user, server } = resume(
      { ...store, address: '' },
      {
        check_store_location: () =>
          isOutside
            ? refuse(errorCodes.FIELDS_NOT_VALID, {
                errors: [{ path: 'location', code: 'outside_city', params: { radius_km: 28 } }],
              })
            : { distance_km: 1, radius_km: 28 },
        check_referral: () => refuse(errorCodes.STORE_REFERRAL_INVALID),
      },
    );
    await user.type(await field('Address'), 'Torstraße 1');
    await user.click(await button('Continue'));
    expect(await screen.findByText(/^The pin is outside the city/)).toHaveFocus();
    expect(server.received('save_registration')).toHaveLength(0);
    isOutside = false;
    await user.click(await button('Continue'));
    await user.type(await field('First name'), 'Ada');
    await user.type(await field('Last name'), 'Winter');
    await user.type(await field('Phone number'), '15123456789');
    await user.type(await field('Referral code (optional)'), 'XYZ{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Referral code (optional)')).toBeInvalid());
    expect(await field('Referral code (optional)')).toHaveFocus();
    expect(server.received('save_registration')).toHaveLength(1);
  });

  it('says that the store may exist where the reply to its registration was lost', async () => {
    let isOver = false;
    const { user } = resume(
      { ...store, ...owner },
      {
        register: networkDown,
        save_registration: ({ draft }) => (isOver ? refuse(errorCodes.TOKEN_EXPIRED) : registration(draft)),
      },
    );
    await finish(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t reach the server.');
    isOver = true;
    await user.click(await button('Back'));
    await user.click(await button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your store may already exist');
    expect(await button('Set a new password')).toBeVisible();
    await user.click((await screen.findAllByRole('button', { name: 'Go to sign-in' }))[0] as HTMLElement);
    expect(await field('Email')).toHaveValue(email);
  });

  it('says that an expired registration has expired where none was created', async () => {
    const { user } = resume({ ...store, ...owner }, { register: () => refuse(errorCodes.TOKEN_EXPIRED) });
    await finish(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This registration has expired.');
  });

  it('says that addresses can’t be searched now, and begins again where the registration has ended', async () => {
    let code: number = errorCodes.ADDRESS_SEARCH_FAILED;
    const setting = { ...remoteSetting, address_search: { attribution: 'OpenStreetMap' } };
    const { user } = resume(store, {
      get_setting_detail: () => ({ setting }),
      find_store_address: () => refuse(code),
    });
    await user.click(await button('Back'));
    await user.click(await button('Find on the map'));
    expect(await screen.findByText('The address search isn’t responding. Set the pin on the map.')).toBeVisible();
    code = errorCodes.TOKEN_EXPIRED;
    await user.click(await button('Find on the map'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This registration has expired.');
  });

  it('leaves a password that the server refuses at its field', async () => {
    const { user } = resume(
      { ...store, ...owner },
      {
        register: () => refuse(4022, { errors: [{ path: 'password', code: 'password_common' }] }),
      },
    );
    await finish(user);
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
    expect(screen.getByText('This password is too easy to guess. Choose another one.')).toBeVisible();
  });

  it.each([547, 550, 631])('refuses a referral code, and says why: %i', async (code) => {
    const { user } = resume(store, { check_referral: () => refuse(code) });
    await user.type(await field('Referral code (optional)'), 'XYZ');
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent(/referral code/);
    expect(await field('Referral code (optional)')).toBeInvalid();
  });

  it('says whom an account belongs to whose email and phone are both in use', async () => {
    const { user } = resume({ ...store, ...owner }, { register: () => refuse(639) });
    await finish(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('with this email address and phone number');
    expect(getSession()).toBeNull();
  });
});
