import { useLocale, useTranslate } from 'react-admin';
import { rejectionText } from '../../orders/display/rejectionText';
import type { NotificationText } from './notificationLog';

/** Returns a function that puts a notification into words. */
export function useNotificationText(): (text: NotificationText) => string {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  return (text) =>
    'key' in text
      ? t(text.key, text.args)
      : rejectionText(text.rejected, { t, locale, rules: { answer_within: text.answer_within } });
}
