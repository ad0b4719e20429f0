import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession, aSubStore } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const path = '/app/settings/store-settings/region';
const saved = {
  ...{ version: 1, updated_at: null, updated_by: '' },
  ...{ timezone: 'Europe/Berlin', currency: 'EUR', is_distance_unit_mile: false, day_starts_at: 0 },
  ...{ timezones: ['Europe/Berlin'], currencies: ['EUR'] },
  blockers: { timezone: ['orders' as const], currency: ['orders' as const], is_distance_unit_mile: [] },
};
const server = () =>
  fakeServer({
    get_region_settings: () => ({ region_settings: saved }),
    update_region_settings: (body) => ({ region_settings: { ...saved, ...body, version: 2 } }) as never,
  });

describe('the business day', () => {
  it('can begin later although the store has orders, and an example says what that means', async () => {
    const api = server();
    const { user } = renderApp({ path, server: api, session: aSession() });
    expect(await screen.findByText('An order at 1:30 AM on Saturday belongs to Saturday.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('combobox', { name: 'Business day begins at' }));
    await user.click(await screen.findByRole('option', { name: /^4:00.AM$/ }));
    expect(await screen.findByText('An order at 1:30 AM on Saturday belongs to Friday.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.received('update_region_settings').at(-1)?.body).toEqual({ version: 1, day_starts_at: 240 }),
    );
  });

  it('is the owner’s to change', async () => {
    const urls = [{ url: 'store/setting', permission: 1 }];
    renderApp({ path, server: server(), session: aSession({ sub_store: aSubStore({ urls }) }) });
    const choice = await screen.findByRole('combobox', { name: 'Business day begins at' });
    expect(choice).toHaveAttribute('aria-disabled', 'true');
    expect(choice).toHaveAccessibleDescription(/Only the owner can change this\.$/);
  });
});
