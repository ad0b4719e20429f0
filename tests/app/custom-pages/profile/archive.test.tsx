import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { StoreArchive } from '#contract/entities/archive';
import { aSession, aStore, aSubStore } from '../../../support/accounts';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { renderApp } from '../../../support/renderApp';

readAhead(() => import('../../../../src/custom-pages/profile/ProfilePage'));

const waiting: StoreArchive = {
  ...{ _id: '01980000-0000-7000-8000-000000000001', state: 'waiting', percent: 0 },
  ...{ requested_at: '2026-05-01T10:00:00.000Z', bytes: null, sha256: null, expires_at: null },
};
const ready: StoreArchive = {
  ...waiting,
  ...{ state: 'ready', percent: 100, bytes: 41_300_000, sha256: 'ab12'.repeat(16) },
  expires_at: '2026-05-02T10:01:00.000Z',
};

const open = (answers: Answers, session = aSession()) => {
  const server = fakeServer(answers);
  return { ...renderApp({ path: '/app/profile?tab=account&section=archive', session, server }), server };
};

const section = () => screen.findByRole('region', { name: 'Take everything with you' });

describe('the archive of everything', () => {
  it('is requested, followed while it is made, and downloaded', async () => {
    let archive: StoreArchive | null = null;
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLElement,
    ) {
      expect(this.getAttribute('href')).toBe('/v3/files/sealed');
    });
    const { user, server } = open({
      get_store_archive: () => ({ store_archive: archive }),
      request_store_archive: () => {
        archive = waiting;
        return { store_archive: archive };
      },
      download_store_archive: () => ({ link: '/v3/files/sealed' }),
    });
    const part = await section();
    await user.click(await within(part).findByRole('button', { name: 'Create archive' }));
    expect(await within(part).findByText('The archive will be created in a moment.')).toBeVisible();
    expect(within(part).queryByRole('button', { name: 'Create archive' })).not.toBeInTheDocument();

    archive = { ...waiting, state: 'running', percent: 40 };
    const bar = within(part).getByRole('progressbar', { name: 'Progress of the archive' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'), { timeout: 5_000 });
    expect(within(part).getByText('The archive is being created: 40%')).toBeVisible();

    archive = ready;
    await waitFor(() => expect(within(part).getByText(/Your archive is ready: 41.3 MB/)).toBeVisible(), {
      timeout: 5_000,
    });
    expect(within(part).getByText(ready.sha256 ?? '')).toBeVisible();
    await user.click(within(part).getByRole('button', { name: 'Download archive' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(server.received('request_store_archive')).toHaveLength(1);
    clicked.mockRestore();
  });

  it('says when the next one can be created', async () => {
    const { user } = open({
      get_store_archive: () => ({ store_archive: null }),
      request_store_archive: () => refuse(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: 2_580 }),
    });
    await user.click(await within(await section()).findByRole('button', { name: 'Create archive' }));
    expect(await screen.findByText('Too many attempts. Try again in 43 minutes.')).toBeVisible();
  });

  it('can be deleted, and is then gone from the page', async () => {
    const { user, server } = open({
      get_store_archive: () => ({ store_archive: ready }),
      delete_store_archive: () => ({}),
    });
    const part = await section();
    await user.click(await within(part).findByRole('button', { name: 'Delete archive' }));
    const question = await screen.findByRole('dialog', { name: 'Delete the archive?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(part).findByRole('button', { name: 'Create archive' })).toBeVisible();
    expect(server.received('delete_store_archive')).toHaveLength(1);
  });

  it('says that it failed, and what to do', async () => {
    open({ get_store_archive: () => ({ store_archive: { ...waiting, state: 'failed' } }) });
    const part = await section();
    expect(await within(part).findByText(/The archive couldn’t be created. Try again./)).toBeVisible();
    expect(within(part).getByRole('button', { name: 'Create archive' })).toBeEnabled();
    expect(within(part).queryByRole('button', { name: 'Delete archive' })).not.toBeInTheDocument();
  });

  it('takes the focus for a link to it, next to the other ways to leave', async () => {
    open({});
    const part = await section();
    await waitFor(() => expect(part.parentElement).toHaveFocus());
    await screen.findByRole('region', { name: 'New owner' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(headings.indexOf('If you leave'))).toEqual([
      ...['If you leave', 'Take everything with you', 'New owner', 'Delete store'],
    ]);
  });

  it('is only for the owner', async () => {
    const member = aSession({ store: aStore(), sub_store: aSubStore() });
    const { server } = open({}, member);
    expect(await screen.findByRole('region', { name: 'Your details' })).toBeVisible();
    expect(screen.queryByText('Take everything with you')).not.toBeInTheDocument();
    expect(server.received('get_store_archive')).toHaveLength(0);
  });
});
