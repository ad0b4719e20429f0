import { channelOf } from './choices';
import { kindOptions } from './eventKinds';
import { eventNotices } from './eventNotices';
import { notificationLog, type StoreNotification } from './notificationLog';

interface AnnounceOptions {
  /** The page on screen shows it already: it is only listed, as read. */
  isSeen?: boolean;
}

/**
 * Lists something that happened, and shows a notice about it if this device does so for its kind. What has been shown on
 * this device isn't shown again, also after a reload.
 */
export function announce(event: Omit<StoreNotification, 'at'>, { isSeen = false }: AnnounceOptions = {}): void {
  const { hasNotice = true } = kindOptions(event.kind);
  const isShown = notificationLog.find(event.id)?.isShown ?? false;
  const entry: StoreNotification = { ...event, at: Date.now(), ...(isSeen && { isRead: true }) };
  notificationLog.add(entry);
  // Even without a notice of its own it makes an older one about the same order untrue.
  if (event.subject) eventNotices.settle(event.subject);
  if (isSeen || isShown || !hasNotice || channelOf(event.kind) === 'list') return;
  eventNotices.add(entry);
  // A tab in the background shows it too, but nobody sees it there.
  if (document.visibilityState === 'visible') notificationLog.markShown(event.id);
}
