import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession, aSubStore } from '../../support/accounts';
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

  it('list only the sections that the account may open', async () => {
    const server = fakeServer();
    const sub_store = aSubStore({ urls: [{ url: 'store/deliveries', permission: 1 }] });
    renderApp({ path: '/app/settings/delivery-settings', server, session: { ...aSession(), sub_store } });
    const list = await screen.findByRole('navigation', { name: 'Settings' });
    expect(within(list).getByRole('link', { name: 'Finding delivery people' })).toBeVisible();
    expect(within(list).queryByRole('link', { name: 'Tax' })).not.toBeInTheDocument();
  });
});
