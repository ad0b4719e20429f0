import type { NotificationPayload } from 'react-admin';
import { expect, it } from 'vitest';
import { withNewest } from '../../../src/layout/toasts/Toasts';

const message = (
  text: string,
  type: NotificationPayload['type'] = 'success',
  action?: string,
): NotificationPayload => ({
  message: text,
  type,
  notificationOptions: action ? { action } : {},
});
const shownAfter = (...messages: NotificationPayload[]) =>
  messages.reduce<NotificationPayload[]>(withNewest, []).map(({ message: text }) => text);

it('shows three messages, and drops the oldest confirmation for the next one', () => {
  expect(shownAfter(message('1'), message('2'), message('3'), message('4'))).toEqual(['2', '3', '4']);
});

it('never drops an undo, nor what went wrong', () => {
  const undo = (text: string) => message(text, 'success', 'Undo');
  expect(shownAfter(undo('1'), message('2', 'error'), undo('3'), undo('4'), message('5'), message('6'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '6',
  ]);
});
