import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession, aStore, aSubStore } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const saved = {
  ...{ version: 1, updated_at: null, updated_by: '' },
  ...{ cancel_until: 5, cancel_within: 5, cancellation_type: 'with_order', cancellation_mode: 'percentage' },
  ...{ cancellation_charge: 0, cancellation_percent: 50, cancellation_above: 0 },
};

describe('the settings', () => {
  it('show an example of the charge, and save what changed under the section’s version', async () => {
    const server = fakeServer();
    const sent: unknown[] = [];
    server.answer({
      get_cancellation_settings: () => ({ cancellation_settings: saved }),
      update_cancellation_settings: (body: Record<string, unknown>) => {
        sent.push(body);
        return { cancellation_settings: { ...saved, ...body, version: 2 } };
      },
    } as never);
    const { user } = renderApp({ path: '/app/settings/store-settings/cancellation', server, session: aSession() });
    expect(await screen.findByText(/^Order of €30\.00.*€15\.00$/)).toBeVisible();
    const percent = screen.getByRole('textbox', { name: /Percentage/ });
    await user.clear(percent);
    await user.type(percent, '10');
    expect(await screen.findByText(/^Order of €30\.00.*: €3\.00$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 1, cancellation_percent: 10 }]));
  });

  it('show what a delivery brings by the rule that is chosen', async () => {
    const rule = { delivery_pay: 'percentage', delivery_pay_amount: 300, delivery_pay_percent: 50 };
    const delivery_pay_settings = { version: 1, updated_at: null, updated_by: '', ...rule };
    const server = fakeServer({
      get_delivery_pay_settings: () => ({ delivery_pay_settings }),
      update_delivery_pay_settings: (body: object) => ({
        delivery_pay_settings: { ...delivery_pay_settings, ...body, version: 2 },
      }),
    } as never);
    const path = '/app/settings/delivery-settings/delivery-pay';
    const { user } = renderApp({ path, server, session: aSession() });
    expect(await screen.findByText(/tip €2\.00: the delivery person earns €3\.00$/)).toBeVisible();
    const percent = screen.getByRole('textbox', { name: /Percentage/ });
    await user.clear(percent);
    await user.type(percent, '100');
    expect(await screen.findByText(/the delivery person earns €6\.00$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.received('update_delivery_pay_settings')).toMatchObject([
        { body: { version: 1, delivery_pay_percent: 100 } },
      ]),
    );
  });

  it('save the rest of a section whose stored value is outside what can be typed', async () => {
    const { order_rules, is_business, minimum_order_price, is_ask_estimated_time_for_ready_order } = aStore();
    const own = { version: 1, updated_at: null, updated_by: '' };
    const stored = { ...order_rules, is_business, minimum_order_price, is_ask_estimated_time_for_ready_order };
    // Never: only the platform can set it.
    const order_settings = { ...stored, ...own, answer_within: 0 };
    const server = fakeServer({
      get_order_settings: () => ({ order_settings }),
      update_order_settings: (body: object) => ({ order_settings: { ...order_settings, ...body, version: 2 } }),
    } as never);
    const { user } = renderApp({ path: '/app/settings/store-settings/ordering', server, session: aSession() });
    await user.click(await screen.findByRole('switch', { name: 'Dine-in' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.received('update_order_settings').at(-1)?.body).toEqual({ version: 1, is_table_on: false }),
    );
    const minutes = screen.getByRole('textbox', { name: /^Minutes until a new order is rejected/ });
    await user.clear(minutes);
    await user.type(minutes, '61');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At most 60.')).toBeVisible();
  });

  it('name the order types that are paused in the days to come', async () => {
    const now = new Date();
    const until = (days: number) => ({ from: now.toISOString(), until: addDays(now, days).toISOString(), by: 'Bea' });
    const paused = { delivery: { ...until(2), reason: '' }, pickup: { ...until(2), reason: '' } };
    const session = aSession({ store: aStore({ service_state: { paused, busy: null, today: null } }) });
    const path = '/app/settings/store-open-close-settings/calendar';
    renderApp({ path, server: fakeServer({ get_holiday_list: () => ({ data: [] }) } as never), session });
    const days = within(await screen.findByRole('region', { name: 'The next 14 days' })).getAllByRole('listitem');
    expect(days.map((day) => within(day).queryByText(/^Delivery, Pickup: paused/)?.textContent)).toEqual([
      'Delivery, Pickup: paused',
      'Delivery, Pickup: paused',
      expect.stringMatching(/^Delivery, Pickup: paused until \d+:\d\d [AP]M$/),
      ...Array(11).fill(undefined),
    ]);
  });

  it('add a language of the menu, and keep the first one', async () => {
    const menu_languages = {
      version: 1,
      updated_at: null,
      updated_by: '',
      languages: [{ code: 'en', is_visible: true }],
    };
    const server = fakeServer({
      get_menu_languages: () => ({ menu_languages }),
      update_menu_languages: (body: object) => ({ menu_languages: { ...menu_languages, ...body, version: 2 } }),
      get_item_list: () => ({ data: [], count: 12 }),
    } as never);
    const { user } = renderApp({ path: '/app/settings/store-settings/languages', server, session: aSession() });
    expect(await screen.findByRole('button', { name: 'Remove English' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Add a language' }));
    await user.click(await screen.findByRole('option', { name: 'Türkçe' }));
    expect(await screen.findByText('12 items aren’t translated')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const languages = ['en', 'tr'].map((code) => ({ code, is_visible: true }));
    await waitFor(() =>
      expect(server.received('update_menu_languages').at(-1)?.body).toEqual({ version: 1, languages }),
    );
  });

  it('write name and description behind one row of languages', async () => {
    const languages_supported = ['English', 'Italiano'].map((name, index) => ({
      ...{ code: ['en', 'it'][index] ?? '', name, is_visible: true, is_lang_rtl: false },
    }));
    const store_details = {
      ...{ version: 1, updated_at: null, updated_by: '', name: ['Sole', 'Sole'], description: ['Good', 'Buono'] },
      ...{ tags: [], price_rating: 2, address: 'Hauptstrasse 1', location: [52.5, 13.4], website: '' },
      ...{ contact_phone: '', contact_country_phone_code: '+49', contact_email: '' },
    };
    const server = fakeServer({ get_store_details: () => ({ store_details }) } as never);
    const session = aSession({ store: aStore({ languages_supported }) });
    const { user } = renderApp({ path: '/app/settings/store-settings/details', server, session });
    await user.click(await screen.findByRole('tab', { name: /^Italiano/ }));
    expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue('Buono');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sole');
  });

  it('call a day without hours closed, and refuse a week without any', async () => {
    const { opening_hours, order_type_hours } = aStore();
    const own = { version: 1, updated_at: null, updated_by: '' };
    const closed = opening_hours.map((day) => ({ ...day, is_open: false }));
    const server = fakeServer({
      get_opening_hours: () => ({ opening_hours: { ...own, order_type_hours, opening_hours: closed } }),
    } as never);
    const path = '/app/settings/store-open-close-settings/hours';
    const { user } = renderApp({ path, server, session: aSession() });
    const monday = await screen.findByRole('group', { name: 'Monday' });
    expect(within(monday).getByRole('combobox')).toHaveTextContent('Closed');
    await user.click(screen.getByRole('switch', { name: 'Separate hours for Delivery' }));
    await user.click(screen.getByRole('switch', { name: 'Separate hours for Delivery' }));
    await user.click(screen.getByRole('switch', { name: 'Separate hours for Pickup' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/^Set hours for at least one day\./)).not.toHaveLength(0);
    expect(server.received('update_opening_hours')).toEqual([]);
  });

  it('have one list, which stays next to the special hours, and none in the menu', async () => {
    const server = fakeServer({ get_festival_time_list: () => ({ data: [], count: 0 }) } as never);
    renderApp({ path: '/app/settings/festival-times', server, session: aSession() });
    const list = within(await screen.findByRole('navigation', { name: 'Settings' }));
    const names = list.getAllByRole('link').map((link) => link.textContent);
    const first = names.indexOf('Opening hours');
    expect(names.slice(first, first + 5)).toEqual([
      ...['Opening hours', 'Slots', 'Calendar and holidays', 'Special hours', 'Times and parties'],
    ]);
    expect(list.getByRole('link', { name: 'Special hours' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Special hours' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    const entry = menu.getByRole('link', { name: 'Settings' });
    expect(entry).toHaveAttribute('aria-current', 'true');
    expect(entry).not.toHaveAttribute('aria-expanded');
    expect(menu.queryByRole('link', { name: 'Special hours' })).not.toBeInTheDocument();
  });

  it('list only the sections that the account may open', async () => {
    const server = fakeServer();
    const sub_store = aSubStore({ urls: [{ url: 'store/deliveries', permission: 1 }] });
    renderApp({ path: '/app/settings/delivery-settings', server, session: { ...aSession(), sub_store } });
    const list = await screen.findByRole('navigation', { name: 'Settings' });
    expect(within(list).getByRole('link', { name: 'Finding delivery people' })).toBeVisible();
    expect(within(list).queryByRole('link', { name: 'Tax' })).not.toBeInTheDocument();
  });
});
