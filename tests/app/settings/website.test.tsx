import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ScriptPage } from '#contract/entities/scriptPage';
import type { WebsiteDomain } from '#contract/entities/websiteDomain';
import type { WebsiteField } from '#contract/website/website';
import { clearSession } from '../../../src/session/session';
import { aSession, aSubStore } from '../../support/accounts';
import { fakeServer, refuse } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const aDomain = (change: Partial<WebsiteDomain> = {}): WebsiteDomain => ({
  ...{ domain_name: 'pizza.com', domain_type: 'domain', state: 'waiting', is_taken: false },
  proof: { type: 'TXT', name: '_storedesk.pizza.com', short_name: '_storedesk', value: 'storedesk-verification=abc' },
  pointing: [{ type: 'A', name: 'pizza.com', short_name: '@', value: '192.0.2.7' }],
  ...{ checked_at: null, problem: null, proved_at: null, served_until: null },
  ...change,
});

/** A server with one website. */
function website() {
  let domain: WebsiteDomain | null = null;
  let differences: WebsiteField[] = ['site_theme'];
  let published_at: string | null = null;
  const state = () => ({ website: { differences, published_at, published_by: published_at ? 'Owner' : '' } });
  return fakeServer({
    get_website_domain: () => ({ domain }),
    check_domain: ({ domain_name }) =>
      domain_name === 'taken.com'
        ? refuse(errorCodes.DOMAIN_ALREADY_USED)
        : domain_name === 'com'
          ? refuse(errorCodes.FIELDS_NOT_VALID, { errors: [{ path: 'domain_name', code: 'domain_is_suffix' }] })
          : { domain_name, domain_type: 'domain' as const },
    set_website_domain: ({ domain_name }) => {
      domain = aDomain({ domain_name });
      return { domain };
    },
    check_website_domain: () => {
      const isFirst = domain?.problem === null;
      const change: Partial<WebsiteDomain> = isFirst ? { problem: 'missing' } : { problem: null, state: 'proved' };
      domain = aDomain({ ...change, checked_at: '2026-01-01T10:00:00.000Z' });
      return { domain };
    },
    get_website_state: state,
    publish_website: () => {
      differences = [];
      published_at = '2026-01-01T10:00:00.000Z';
      return state();
    },
  });
}

it('A domain is set, shown with its record, checked and published', async () => {
  const server = website();
  const { user } = renderApp({ path: '/app/settings/website', server, session: aSession() });
  const name = await screen.findByRole('textbox', { name: /^Domain or sub-domain/ });
  const use = screen.getByRole('button', { name: 'Use this domain' });
  await user.type(name, 'com');
  await user.click(use);
  expect(await screen.findByText(/^Anyone can register names below this ending/)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'taken.com');
  await user.click(use);
  // Only a person says that it is theirs.
  expect(await screen.findByRole('button', { name: 'It’s mine' })).toBeVisible();
  expect(server.received('set_website_domain')).toEqual([]);
  await user.clear(name);
  await user.type(name, 'pizza.com');
  await user.click(use);

  expect(await screen.findByText('Waiting for the record')).toBeVisible();
  expect(screen.getByText('storedesk-verification=abc')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Copy: Value' })[0] as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe('storedesk-verification=abc');
  expect(screen.getByText(/^A domain without a sub-domain can’t have a CNAME/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/have no record with this name yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Proved')).toBeVisible();

  expect(await screen.findByText('Your website isn’t published yet.')).toBeVisible();
  expect(screen.getByText('Menu layout')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Customers see your latest changes.')).toBeVisible();
});

it('Scripts are added and deleted by the owner alone', async () => {
  let scripts: ScriptPage[] = [];
  const server = fakeServer({
    script_pages: () => ({ data: scripts }),
    add_script_page: ({ name, code }) => {
      const script_page = {
        ...{ _id: '00000000-0000-4000-8000-000000000001', version: 1, name, code },
        ...{ updated_at: '2026-01-01T10:00:00.000Z', updated_by: 'Owner' },
      };
      scripts = [script_page];
      return { script_page };
    },
    delete_script_pages: () => {
      scripts = [];
      return {};
    },
  });
  const { user } = renderApp({ path: '/app/settings/website/site-scripts', server, session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'Add script' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add script' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('This field is required.')).toHaveLength(2);
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Visits');
  await user.type(dialog.getByRole('textbox', { name: /^Code/ }), '<script>count()</script>');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: /^Delete .*Visits/ }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByText(/^No scripts yet/)).toBeVisible());
});

it('Scripts are not shown to team members', async () => {
  const session = aSession({ sub_store: aSubStore({ urls: [{ url: 'store/setting', permission: 1 }] }) });
  renderApp({ path: '/app/settings/website/site-scripts', session, server: fakeServer() });
  expect(await screen.findByText('You are not authorized to view the page you are trying to access.')).toBeVisible();
});
