import { channelOf } from './choices';
import { kindOptions } from './eventKinds';
import { eventNotices } from './eventNotices';
import { notificationLog, type StoreNotification } from './notificationLog';

interface AnnounceOptions {
  /** The page on screen already shows it: list it as read, without a notice. */
  isSeen?: boolean;
}

/**
 * Lists an event, and shows a notice if this device does so for its kind. An event that this device has shown isn't
 * shown again, even after a reload.
 */
export function announce(event: Omit<StoreNotification, 'at'>, { isSeen = false }: AnnounceOptions = {}): void {
  const { hasNotice = true } = kindOptions(event.kind);
  const isShown = notificationLog.find(event.id)?.isShown ?? false;
  const entry: StoreNotification = { ...event, at: Date.now(), ...(isSeen && { isRead: true }) };
  notificationLog.add(entry);
  // Even an event without a notice makes an older notice about the same order out of date.
  if (event.subject) eventNotices.settle(event.subject);
  if (isSeen || isShown || !hasNotice || channelOf(event.kind) === 'list') return;
  eventNotices.add(entry);
  // A tab in the background also adds the notice, but no one sees it there.
  if (document.visibilityState === 'visible') notificationLog.markShown(event.id);
}
