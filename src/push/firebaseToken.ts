import { initializeApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import type { PushSetting } from '#contract/entities/pushSetting';

let app: ReturnType<typeof initializeApp> | undefined;

/**
 * The token that identifies this browser to Firebase. Our own service worker shows what arrives.
 *
 * @throws if Firebase can't be reached or doesn't know the setting
 */
export function firebaseToken(
  { firebase, vapid_key }: PushSetting,
  worker: ServiceWorkerRegistration,
): Promise<string> {
  app ??= initializeApp(firebase);
  return getToken(getMessaging(app), { vapidKey: vapid_key, serviceWorkerRegistration: worker });
}
