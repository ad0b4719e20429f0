import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearSession } from '../../../src/session/session';
import { aSession } from '../../support/accounts';
import { fakeServer } from '../../support/fakeServer';
import { renderApp } from '../../support/renderApp';

afterEach(clearSession);

const standard = { is_on: true, texts: [] };
const saved = {
  ...{ version: 1, updated_at: null, updated_by: '' },
  ...{ message_booking_accepted: standard, message_booking_reminder: standard, message_booking_changed: standard },
  ...{ message_booking_fee_due: standard, message_booking_released: standard },
  ...{ message_booking_cancelled: standard, message_review_reply: standard },
};
const events = ['booking_accepted', 'booking_reminder', 'booking_changed', 'booking_cancelled'] as const;
const standard_texts = [
  ...events.flatMap((event) => [
    { event, channel: 'email', title: `At {store}`, content: 'Hello {name}' },
    { event, channel: 'sms', title: '{store}', content: 'See you {at}' },
  ]),
  { event: 'review_reply', channel: 'email', title: 'A reply', content: '{reply}' },
];
const samples = {
  name: 'Ada',
  store: 'Zur Post',
  at: '7:30',
  persons: '4',
  link: 'https://a.test',
  number: '7',
  reply: 'Thanks',
};

it('A message is written in the store’s own words, previewed, refused with its placeholder, and put back', async () => {
  const sent: unknown[] = [];
  const server = fakeServer({
    get_message_settings: () => ({ message_settings: saved }),
    get_standard_texts: () => ({ standard_texts, samples }) as never,
    update_message_settings: (body: object) => {
      sent.push(body);
      return { message_settings: { ...saved, ...body, version: 2 } } as never;
    },
  });
  const { user } = renderApp({ path: '/app/settings/email/messages', server, session: aSession() });
  const event = within(await screen.findByRole('region', { name: 'Booking confirmed' }));
  expect(await event.findByText('Hello Ada')).toBeVisible();
  const content = event.getByRole('textbox', { name: 'Text' });
  await user.clear(content);
  await user.type(content, 'Hi {{nmae}');
  expect(event.getByText(/^{nmae} can’t be filled in/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  await user.clear(content);
  await user.type(content, 'Welcome, ');
  await user.click(event.getByRole('button', { name: /^{name}/ }));
  expect(event.getByText('Welcome, Ada')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Text message' }));
  expect(await event.findByText(/^Parts: 1\. Characters: 21\./)).toBeVisible();
  await user.type(event.getByRole('textbox', { name: 'Text' }), '🍝');
  expect(await event.findByText(/Only 70 characters fit in a part instead of 160, because of: 🍝/)).toBeVisible();
  await user.click(event.getByRole('button', { name: 'Back to the standard text' }));
  await user.click(event.getByRole('switch', { name: 'Booking confirmed: Send' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved.');
  expect(sent).toMatchObject([
    {
      version: 1,
      message_booking_accepted: {
        is_on: false,
        texts: [{ channel: 'email', language: 'en', title: 'At {store}', content: 'Welcome, {name}' }],
      },
    },
  ]);
});

it('The messages open with text messages among the settings of text messages', async () => {
  const server = fakeServer({
    get_message_settings: () => ({ message_settings: saved }),
    get_standard_texts: () => ({ standard_texts, samples }) as never,
  });
  renderApp({ path: '/app/settings/sms/messages', server, session: aSession() });
  expect(await screen.findByRole('button', { name: 'Text message', pressed: true })).toBeVisible();
  const event = within(screen.getByRole('region', { name: 'Booking confirmed' }));
  expect(await event.findByText('See you 7:30')).toBeVisible();
});
