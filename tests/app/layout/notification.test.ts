import type { NotificationPayload } from 'react-admin';
import { expect, it } from 'vitest';
import { withNewest } from '../../../src/layout/Notification';

const message = (
  text: string,
  type: NotificationPayload['type'] = 'success',
  action?: string,
): NotificationPayload => ({
  message: text,
  type,
  notificationOptions: action ? { action } : {},
});
const keptAfter = (...messages: NotificationPayload[]) =>
  messages.reduce<NotificationPayload[]>(withNewest, []).map(({ message: text }) => text);

it('keeps only the latest confirmation', () => {
  expect(keptAfter(message('1'), message('2'), message('3'))).toEqual(['3']);
});

it('keeps an undo and a failure while confirmations come and go', () => {
  const undo = (text: string) => message(text, 'success', 'Undo');
  expect(keptAfter(undo('1'), message('2'), message('3', 'error'), message('4'))).toEqual(['1', '3', '4']);
});

it('keeps at most the last four', () => {
  const failures = ['1', '2', '3', '4', '5', '6'].map((text) => message(text, 'error'));
  expect(keptAfter(...failures)).toEqual(['3', '4', '5', '6']);
});
