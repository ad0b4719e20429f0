import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { aSession, aSubStore, kitchenId } from '../../support/accounts';
import { refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { currentPath, renderApp } from '../../support/renderApp';
import { activityPath, anEntry, auditServer } from './activityFixtures';

readAhead(() => import('../../../src/custom-pages/activity/ActivityPage'));

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const open = (server = auditServer([anEntry(1)]), path = activityPath) =>
  renderApp({ path, server, session: aSession() });
const entry = (words: string | RegExp) =>
  screen.findByText((_, element) => {
    if (element?.tagName !== 'LI') return false;
    const text = element.textContent ?? '';
    return typeof words === 'string' ? text.includes(words) : words.test(text);
  });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => anEntry(index + 1, { new_values: { price: 1000 + index } }));

describe('Activity', () => {
  it('says who changed which price from what to what, when and from where', async () => {
    open();
    const row = within(await entry('Kitchen hand changed the item Soup'));
    expect(row.getByText('€9.00')).toBeVisible();
    expect(row.getByText('€11.00')).toBeVisible();
    expect(row.getByText('Firefox 140 on Windows')).toBeVisible();
    expect(row.getByText('198.51.100.7')).toBeVisible();
    // By the store's clock.
    expect(row.getByText(/11:59/)).toBeVisible();
  });

  it('names a shared device with the person who worked there', async () => {
    open(auditServer([anEntry(1, { shared_device: { _id: kitchenId, name: 'Tablet' } })]));
    expect(await entry('Kitchen hand (Tablet) changed the item Soup')).toBeVisible();
  });

  it('takes days once they are whole, both of them however fast they come, and says where they are reversed', async () => {
    const { server } = open();
    await entry('Kitchen hand changed the item Soup');
    const day = (side: 'From' | 'To', value: string) =>
      fireEvent.change(screen.getByLabelText(side), { target: { value } });
    // As a year is typed: each step is a date to the browser.
    for (const typed of ['0002-03-01', '0020-03-01', '0202-03-01', '2026-03-01']) day('From', typed);
    expect(screen.getByLabelText('From')).toHaveValue('2026-03-01');
    day('To', '2026-03-04');
    await waitFor(() => expect(currentPath()).toBe(`${activityPath}?from=2026-03-01&to=2026-03-04`));
    const before = server.received('get_audit_list').length;
    day('To', '2026-02-04');
    expect(await screen.findByText('The end date is before the start date.')).toBeVisible();
    fireEvent.blur(screen.getByLabelText('To'));
    expect(currentPath()).toBe(`${activityPath}?from=2026-03-01&to=2026-03-04`);
    day('From', '2026-02-01');
    await waitFor(() => expect(currentPath()).toBe(`${activityPath}?from=2026-02-01&to=2026-02-04`));
    expect(screen.queryByText('The end date is before the start date.')).toBeNull();
    await waitFor(() => expect(server.received('get_audit_list').length).toBeGreaterThan(before));
    const asked = server.received('get_audit_list').map(({ body }) => body.start_date);
    expect(asked).not.toContain('0002-03-01');
  });

  it('keeps what is looked for in the address, and finds it again there', async () => {
    const signIn = anEntry(5, {
      entity: 'session',
      action: 'sign_in',
      record: null,
      old_values: null,
      new_values: null,
    });
    const server = auditServer([anEntry(1), signIn]);
    const { user, unmount } = open(server);
    await entry('Kitchen hand signed in');
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Items' }));
    await user.click(screen.getByRole('combobox', { name: 'Who' }));
    await user.click(await screen.findByRole('option', { name: 'Kitchen hand' }));
    await user.type(screen.getByRole('searchbox', { name: 'Name or order number' }), 'soup');
    await waitFor(() => expect(currentPath()).toBe(`${activityPath}?q=soup&who=${kitchenId}&entity=item`));
    await waitFor(() =>
      expect(server.received('get_audit_list').at(-1)?.body).toMatchObject({
        query: 'soup',
        filter: { actor_id: kitchenId, entity: 'item' },
      }),
    );
    await waitFor(() => expect(screen.queryByText(/signed in/)).toBeNull());

    const address = currentPath();
    unmount();
    open(server, address);
    await entry('Kitchen hand changed the item Soup');
    expect(screen.getByRole('searchbox', { name: 'Name or order number' })).toHaveValue('soup');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveTextContent('Items');
  });

  it('offers entries about the store’s documents to the owner alone', async () => {
    const offered = async (session = aSession()) => {
      const { user, unmount } = renderApp({ path: activityPath, server: auditServer([anEntry(1)]), session });
      await user.click(await screen.findByRole('combobox', { name: 'Type' }));
      expect(await screen.findByRole('option', { name: 'Items' })).toBeVisible();
      const found = screen.queryByRole('option', { name: 'Store documents' }) !== null;
      unmount();
      return found;
    };
    expect(await offered()).toBe(true);
    expect(
      await offered(aSession({ sub_store: aSubStore({ urls: [{ url: 'store/sub_store', permission: 1 }] }) })),
    ).toBe(false);
  });

  it('says what to do where nothing was found, and where nothing has happened', async () => {
    const { user, unmount } = open(auditServer([anEntry(1)]), `${activityPath}?q=nothing`);
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('button', { name: 'Clear search and filters' }));
    await entry('Kitchen hand changed the item Soup');
    expect(currentPath()).toBe(activityPath);
    unmount();
    open(auditServer([]));
    expect(await screen.findByText('No activity yet')).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const server = auditServer([anEntry(1)], { get_audit_list: () => refuse(errorCodes.INTERNAL_SERVER_ERROR) });
    const { user } = open(server);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer({ get_audit_list: () => ({ data: [anEntry(1)], count: 1 }) });
    await user.click(retry);
    await entry('Kitchen hand changed the item Soup');
  });

  it('goes on to older entries, and says where the trail ends', async () => {
    const server = auditServer(many(60));
    const { user } = open(server);
    await entry('€10.49');
    expect(screen.queryByText('€10.59')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show older entries' }));
    await entry('€10.59');
    expect(screen.getByText('No more entries.')).toBeVisible();
    expect(server.received('get_audit_list').at(-1)?.body).toMatchObject({ before: many(60)[49]?._id });
  });

  it('takes a secret and an action without values for what they are', async () => {
    const secret = { old_values: { password: { hidden: true } }, new_values: { password: { hidden: true } } };
    const account = { _id: kitchenId, name: ['Kitchen hand'] };
    open(auditServer([anEntry(1, { entity: 'sub_store', record: account, ...secret })]));
    expect(within(await entry('changed the team member')).getByText('Changed (value not recorded)')).toBeVisible();
  });
});

describe('The export of Activity', () => {
  it('holds all rows of the filter, by the store’s clock, with what stands behind a bulk change, and no formula', async () => {
    const change_id = anEntry(900)._id;
    const whole = anEntry(2, {
      record: null,
      count: 2,
      change_id,
      old_values: null,
      new_values: { is_visible: false },
    });
    const shown = { old_values: { is_visible: true }, new_values: { is_visible: false }, change_id };
    const part = (name: string) => anEntry(3, { ...shown, record: { _id: anEntry(800)._id, name: [name] } });
    const list = [...many(160), whole];
    const server = auditServer([], {
      get_audit_list: ({ filter = {}, before, perPage = 50 }) => {
        if (filter.change_id) return { data: [part('=1+1'), part('Cake')], count: 2 };
        const first = before ? list.findIndex(({ _id }) => _id === before) + 1 : 0;
        return { data: list.slice(first, first + perPage), count: list.length };
      },
    });
    const { user } = open(server);
    await entry('€10.49');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('161 entries exported.')).toBeVisible();
    const text = (await saved[0]?.text()) ?? '';
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('Time (Europe/Berlin)');
    expect(lines[1]).toMatch(
      /^2026-03-04 11:59:00,Kitchen hand,Kitchen hand changed the item Soup,Price,€9.00,€10.00,"Firefox 140, Windows",198.51.100.7$/,
    );
    expect(lines).toHaveLength(1 + 160 + 3);
    expect(text).toContain('Cake');
    expect(text).not.toMatch(/(^|,)"?=1\+1/m);
  });

  it('says how far it is, and stops when asked to', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const list = many(200);
    const server = auditServer([], {
      get_audit_list: async ({ before, perPage = 50 }) => {
        if (before) await held;
        const first = before ? list.findIndex(({ _id }) => _id === before) + 1 : 0;
        return { data: list.slice(first, first + perPage), count: list.length };
      },
    });
    const { user } = open(server);
    await entry('€10.49');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('150 entries so far…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    release();
    expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('says where it failed', async () => {
    const server = auditServer([anEntry(1)]);
    const { user } = open(server);
    await entry('Kitchen hand changed the item Soup');
    server.answer({ get_audit_list: () => refuse(errorCodes.NOT_PERMITTED) });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Export failed. Check the connection and try again.')).toBeVisible();
  });
});
