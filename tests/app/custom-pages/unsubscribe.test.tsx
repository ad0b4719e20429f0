import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { type Answers, fakeServer, networkDown, refuse } from '../../support/fakeServer';
import { readAhead } from '../../support/readAhead';
import { renderApp } from '../../support/renderApp';

readAhead(() => import('../../../src/custom-pages/unsubscribe/UnsubscribePage'));

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const token = 'x'.repeat(43);
const choice = { store_name: ['Chez Ada'], email: 'a•••@guests.example', is_unsubscribed: false };
const open = (answers: Answers = {}) =>
  renderApp({
    path: `/store/unsubscribe/${token}`,
    server: fakeServer({
      get_mail_choice: () => ({ mail_choice: choice }),
      set_mail_choice: ({ is_unsubscribed }) => ({ mail_choice: { ...choice, is_unsubscribed } }),
      ...answers,
    }),
  });

it('The link of a mail unsubscribes only once the button is pressed, and the page undoes it', async () => {
  const { user, server } = open();
  expect(await screen.findByRole('heading', { name: /Emails from .Chez Ada/ })).toBeVisible();
  expect(screen.getByText(/orders and bookings will still arrive/)).toBeVisible();
  expect(server.received('set_mail_choice')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/no longer gets emails/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect(server.received('set_mail_choice')).toMatchObject([
    { body: { is_unsubscribed: true } },
    { body: { is_unsubscribed: false } },
  ]);
});

it('A link that isn’t one says so', async () => {
  open({ get_mail_choice: () => refuse(errorCodes.NO_DATA_FOUND) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work');
});

it('What couldn’t be written can be tried again', async () => {
  const { user, server } = open({ set_mail_choice: networkDown });
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  server.answer({ set_mail_choice: () => ({ mail_choice: { ...choice, is_unsubscribed: true } }) });
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/no longer gets emails/)).toBeVisible();
});
