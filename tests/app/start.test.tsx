import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSession, aStore } from '../support/accounts';
import { fakeServer, networkDown, remoteSetting } from '../support/fakeServer';
import { currentPath, renderApp } from '../support/renderApp';

const setting = () => ({ setting: remoteSetting });

describe('Start', () => {
  it('says that the server is out of reach, and goes on when someone tries again', async () => {
    const server = fakeServer({ get_setting_detail: networkDown });
    const { user } = renderApp({ path: '/store/login', server });
    expect(await screen.findByRole('heading', { name: 'Can’t reach the Storedesk server' })).toBeVisible();
    server.answer({ get_setting_detail: setting });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('goes on automatically when the device is back on the network', async () => {
    const server = fakeServer({ get_image_setting: networkDown });
    renderApp({ path: '/store/login', server });
    await screen.findByRole('heading', { name: 'Can’t reach the Storedesk server' });
    server.answer({
      get_image_setting: () => ({
        image_setting: {
          image_base: '/images',
          max_bytes: 1,
          types: [],
          default_images: { user: '', item: '', store: '', provider: '', category: '', document: '', promo_code: '' },
        },
      }),
    });
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('says that the server can’t reach its database, and continues as soon as it can', async () => {
    const server = fakeServer();
    server.setDatabase(false);
    renderApp({ path: '/store/login', server });
    expect(await screen.findByRole('heading', { name: 'Storedesk can’t reach its database' })).toBeVisible();
    expect(screen.getByText(/not your connection/)).toBeVisible();
    server.setDatabase(true);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  it('shows the sign-in page to who is not signed in', async () => {
    renderApp({ path: '/' });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(currentPath()).toBe('/store/login');
    await waitFor(() => expect(document.title).toBe('Sign in - Storedesk'));
  });

  it('signs in automatically from the stored session', async () => {
    renderApp({ path: '/', session: aSession() });
    expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe('/app/order/today-orders'));
  });

  it('signs out whose store is not verified, and says so', async () => {
    const session = aSession({
      store: aStore({ is_email_verified: false }),
      settings: {
        is_upload_store_documents: false,
        is_store_mail_verification: true,
        is_store_sms_verification: false,
      },
    });
    renderApp({ path: '/store', session });
    expect(await screen.findByText(/Not verified/)).toBeVisible();
    expect(localStorage.getItem('storeData')).toBeNull();
  });

  it('reads the store afresh, so that what changed in the meantime applies', async () => {
    const server = fakeServer();
    const { get_store_data: fresh } = {
      get_store_data: () => ({
        store_detail: { ...aStore({ name: ['Trattoria Luna'] }), delivery_details: null },
        is_upload_store_documents: false,
        is_store_mail_verification: false,
        is_store_sms_verification: false,
        country_detail: null,
        currency: 'EUR',
        timezone: 'Europe/Berlin',
        firebase_token: '',
      }),
    };
    server.answer({ get_store_data: fresh });
    renderApp({ path: '/app/profile', session: aSession(), server });
    expect((await screen.findAllByText('Trattoria Luna')).length).toBeGreaterThan(0);
  });

  it('sends an unknown address to the error page, whose way home checks the profile', async () => {
    const { user } = renderApp({ path: '/nowhere', session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Back to orders' }));
    expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe('/app/order/today-orders'));
  });

  it('leads from the error page to the sign-in where the profile cannot be fetched', async () => {
    const { user } = renderApp({ path: '/app/nowhere' });
    await user.click(await screen.findByRole('button', { name: 'Back to orders' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
