import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { DispatchSettings } from '#contract/settings/dispatch';
import { recordsChangedCode } from '#contract/stream';
import { createRealtime, type RealtimeOptions } from '../../../../src/realtime/createRealtime';
import { clearSession } from '../../../../src/session/session';
import { aSession, aSubStore } from '../../../support/accounts';
import { networkDown, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';
import { aDelivery, aPerson, dispatchDesk } from './dispatchFixtures';

readAhead(
  () => import('../../../../src/orders/dispatch/DispatchPage'),
  () => import('../../../../src/orders/dispatch/settings/DispatchSettingsDialog'),
);

// A canvas is nothing here; the map has a story of its own in a browser.
vi.mock('../../../../src/orders/dispatch/map/DispatchMap', () => ({ default: () => null }));

vi.mock('../../../../src/realtime/createRealtime');

let stream: RealtimeOptions;
beforeEach(() => {
  vi.mocked(createRealtime).mockImplementation((options) => {
    stream = options;
    const state = { status: 'live', since: 0, lastUpdated: 0 } as const;
    return { state, lastSeq: 0, reconnect: () => undefined, watchAnew: () => undefined, close: () => undefined };
  });
});

const path = '/app/order/dispatch';
const first: DispatchSettings = {
  ...{ version: 3, updated_at: null, updated_by: '' },
  ...{ auto_assign: 'off', offer_seconds: 30, search_radius: null },
};

afterEach(clearSession);

/** Opens the settings, which someone else may have changed since. */
function openSettings() {
  const { server } = dispatchDesk([aDelivery(1)], [aPerson(1)]);
  let settings = first;
  server.answer({
    get_dispatch_settings: () => ({ dispatch_settings: settings }),
    update_dispatch_settings: ({ version, ...changed }) => {
      if (version !== settings.version)
        return refuse(errorCodes.CHANGED_MEANWHILE, { current: settings, changed_by: settings.updated_by });
      settings = { ...settings, ...changed, version: version + 1 };
      return { dispatch_settings: settings };
    },
  });
  const { user } = renderApp({ path, server, session: aSession() });
  return {
    user,
    server,
    elsewhere: (changed: Partial<DispatchSettings>) => {
      settings = { ...settings, ...changed, version: settings.version + 1 };
      const messageData = { entity: 'store' as const, ids: [] };
      act(() => stream.onEvent({ seq: 1, messageCode: recordsChangedCode, messageData }));
    },
    open: async () => {
      await user.click(await screen.findByRole('button', { name: 'Dispatch settings' }));
      const dialog = await screen.findByRole('dialog', { name: 'Dispatch settings' });
      await within(dialog).findByRole('radiogroup');
      return within(dialog);
    },
  };
}

describe('The settings of dispatch', () => {
  it('are hidden from who may not change them', async () => {
    const { server } = dispatchDesk([aDelivery(1)], [aPerson(1)]);
    const sub_store = aSubStore({ urls: [{ url: 'store/dispatcher', permission: 1 }] });
    renderApp({ path, server, session: { ...aSession(), sub_store } });
    await screen.findByRole('article', { name: '#1' });
    expect(screen.queryByRole('button', { name: 'Dispatch settings' })).not.toBeInTheDocument();
  });

  it('send what was changed, in the version that was seen', async () => {
    const { user, server, open } = openSettings();
    const dialog = await open();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /As soon as the food is ready/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.received('update_dispatch_settings').map(({ body }) => body)).toEqual([
      { version: 3, auto_assign: 'ready' },
    ]);
  });

  it('say what is wrong with a time that no one could answer in, and send nothing', async () => {
    const { user, server, open } = openSettings();
    const dialog = await open();
    const field = dialog.getByRole('textbox', { name: /Seconds to answer/ });
    await user.clear(field);
    await user.type(field, '5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/10/)).toBeVisible();
    expect(field).toHaveValue('5');
    expect(server.received('update_dispatch_settings')).toEqual([]);
  });

  it('lose nothing where the server is not reached', async () => {
    const { user, server, open } = openSettings();
    const dialog = await open();
    const { update_dispatch_settings } = { update_dispatch_settings: networkDown };
    server.answer({ update_dispatch_settings });
    await user.click(dialog.getByRole('radio', { name: /As soon as an order is accepted/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /As soon as an order is accepted/ })).toBeChecked();
  });

  it('name who was faster, and save over theirs what was chosen here', async () => {
    const { user, server, open, elsewhere } = openSettings();
    const dialog = await open();
    await user.click(dialog.getByRole('radio', { name: /As soon as the food is ready/ }));
    elsewhere({ auto_assign: 'accepted', offer_seconds: 50, updated_by: 'Mo' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: /Mo/ }));
    await user.click(question.getByRole('radio', { name: /As soon as the food is ready/ }));
    await user.click(question.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The other's seconds stay as the other wanted them.
    expect(server.received('update_dispatch_settings').at(-1)?.body).toEqual({ version: 4, auto_assign: 'ready' });
  });

  it('follow other people’s changes until something is typed', async () => {
    const { user, server, open, elsewhere } = openSettings();
    const dialog = await open();
    const seconds = dialog.getByRole('textbox', { name: /Seconds to answer/ });
    elsewhere({ offer_seconds: 50 });
    await waitFor(() => expect(seconds).toHaveValue('50'));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(seconds, '{Control>}s{/Control}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.clear(seconds);
    await user.type(seconds, '40');
    const loaded = server.received('get_dispatch_settings').length;
    elsewhere({ offer_seconds: 60, auto_assign: 'ready' });
    await waitFor(() => expect(server.received('get_dispatch_settings')).toHaveLength(loaded + 1));
    await act(async () => {});
    expect(seconds).toHaveValue('40');
    expect(dialog.getByRole('radio', { name: /As soon as the food is ready/ })).not.toBeChecked();
  });

  it('have nothing to save after all of the other person’s values were kept', async () => {
    const { user, server, open, elsewhere } = openSettings();
    const dialog = await open();
    await user.click(dialog.getByRole('radio', { name: /As soon as the food is ready/ }));
    elsewhere({ auto_assign: 'accepted', updated_by: 'Mo' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: /Mo/ }));
    await user.click(question.getByRole('radio', { name: /As soon as an order is accepted/ }));
    await user.click(question.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/there was nothing to save/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: /As soon as an order is accepted/ })).toBeChecked();
    expect(server.received('update_dispatch_settings')).toHaveLength(1);
  });

  it('ask before what was typed is lost, and are offered again if they couldn’t be loaded', async () => {
    const { server } = dispatchDesk([aDelivery(1)], [aPerson(1)]);
    server.answer({ get_dispatch_settings: () => refuse(errorCodes.INTERNAL_SERVER_ERROR) });
    const { user } = renderApp({ path, server, session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Dispatch settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispatch settings' }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    server.answer({ get_dispatch_settings: () => ({ dispatch_settings: first }) });
    await user.click(again);
    await user.click(await dialog.findByRole('radio', { name: /As soon as the food is ready/ }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });
});
