import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/calls/index';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const settings: ReplyOf<'get_email_settings'>['email_settings'] = {
  ...{ version: 1, updated_at: null, updated_by: '' },
  ...{ is_mail_on: false, mail_host: 'smtp.example.com', mail_port: 587, mail_user: 'trattoria' },
  ...{ mail_password: null, mail_from_address: 'hello@example.com', mail_from_name: '', mail_dkim_selector: '' },
};

it('A wrong password is named at once, with what to do and the server’s own words', async () => {
  const said = '535 Username and password not accepted';
  const server = fakeServer({
    get_email_settings: () => ({ email_settings: settings }),
    test_email_settings: () => ({ stage: 'sign_in', said }),
  });
  const { user } = renderApp({ path: '/app/settings/email/mail-server', server, session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'Send test email' }));
  expect(await screen.findByText('The user or the password is wrong')).toBeVisible();
  expect(screen.getByText(/Some providers need an app password/)).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();

  server.answer({ test_email_settings: () => ({ stage: null, said: '' }) });
  await user.click(screen.getByRole('button', { name: 'Send test email' }));
  expect(await screen.findByText(/Your server has accepted the email to/)).toBeVisible();
  expect(screen.queryByText('The user or the password is wrong')).not.toBeInTheDocument();
});

it('What isn’t saved can’t be tried out', async () => {
  const server = fakeServer({ get_email_settings: () => ({ email_settings: settings }) });
  const { user } = renderApp({ path: '/app/settings/email/mail-server', server, session: aSession() });
  await user.type(await screen.findByLabelText('User'), 'x');
  expect(screen.getByRole('button', { name: 'Send test email' })).toBeDisabled();
  expect(screen.getByText('Save your changes first.')).toBeVisible();
});

it('The records of the sender’s domain are shown with what to publish', async () => {
  const name = 'trattoria.com';
  const value = 'v=spf1 a:smtp.example.com ~all';
  const server = fakeServer({
    get_email_settings: () => ({ email_settings: settings }),
    get_mail_records: () => ({
      domain: name,
      records: [
        { kind: 'spf', state: 'missing', name, found: [], expected: { type: 'TXT', name, short_name: '@', value } },
        { kind: 'dmarc', state: 'found', name: `_dmarc.${name}`, found: ['v=DMARC1; p=none'], expected: null },
      ],
    }),
  });
  const { user } = renderApp({ path: '/app/settings/email/mail-server', server, session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'Check records' }));
  expect(await screen.findByText(value)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy: Value' }));
  expect(await navigator.clipboard.readText()).toBe(value);
  expect(screen.getByText('Missing')).toBeVisible();
  expect(screen.getByText('Found')).toBeVisible();
  expect(screen.getByText('v=DMARC1; p=none')).toBeVisible();
});

it('A pasted signature fills in the selector, unless it is for another domain', async () => {
  const server = fakeServer({ get_email_settings: () => ({ email_settings: settings }) });
  const { user } = renderApp({ path: '/app/settings/email/mail-server', server, session: aSession() });
  const field = await screen.findByLabelText('Signature of a received test email');
  await user.click(field);
  await user.paste('DKIM-Signature: v=1; d=provider.example; s=p1; b=x');
  expect(await screen.findByText(/signed for .provider\.example/)).toBeVisible();
  expect(screen.getByLabelText('DKIM selector')).toHaveValue('');
  await user.clear(field);
  await user.paste('DKIM-Signature: v=1; a=rsa-sha256; d=example.com;\n\ts=s1; b=x');
  expect(screen.getByLabelText('DKIM selector')).toHaveValue('s1');
  expect(screen.getByText(/Selector .s1. filled in/)).toBeVisible();
});

it('The log says which mails to customers left, and where others failed', async () => {
  const mail = {
    _id: '4b5a7e0c-6f0e-4a55-9d2f-0d8f1f6f0b11',
    event: 'booking_reminder',
    recipient: 'a•••@guests.example',
  } as const;
  const server = fakeServer({
    get_email_log: () => ({
      data: [
        {
          ...mail,
          state: 'waiting',
          created_at: '2026-03-04T10:00:00.000Z',
          sent_at: null,
          bounced_at: null,
          failure_stage: 'refused',
        },
      ],
      stopped: [],
    }),
  });
  renderApp({ path: '/app/settings/email/mail-log', server, session: aSession() });
  expect(await screen.findByText('a•••@guests.example')).toBeVisible();
  expect(screen.getByText('The server doesn’t answer at this port')).toBeVisible();
});

it('An address that takes no mail is mailed again once the store allows it', async () => {
  const address = {
    _id: '4b5a7e0c-6f0e-4a55-9d2f-0d8f1f6f0b12',
    address: 'b•••@guests.example',
    bounced_at: '2026-03-04T10:00:00.000Z',
    bounce_reason: 'No such user',
  };
  const server = fakeServer({
    get_email_log: () => ({ data: [], stopped: [address] }),
    lift_mail_stop: () => ({}),
  });
  const { user } = renderApp({ path: '/app/settings/email/mail-log', server, session: aSession() });
  expect(await screen.findByText('No such user')).toBeVisible();
  server.answer({ get_email_log: () => ({ data: [], stopped: [] }) });
  await user.click(screen.getByRole('button', { name: /Allow again/ }));
  expect(await screen.findByText('This address gets emails again.')).toBeVisible();
  expect(screen.queryByText('b•••@guests.example')).not.toBeInTheDocument();
  expect(server.received('lift_mail_stop')).toMatchObject([{ body: { address_id: address._id } }]);
});
