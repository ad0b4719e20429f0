import { initializeApp } from 'firebase/app';
import { getMessaging, getToken } from 'firebase/messaging';
import type { PushSetting } from '#contract/entities/pushSetting';

let app: ReturnType<typeof initializeApp> | undefined;

/**
 * The token by which Firebase knows this browser. The service worker is our own: what arrives is shown by it.
 *
 * @throws where Firebase is out of reach or does not know the setting
 */
export function firebaseToken(
  { firebase, vapid_key }: PushSetting,
  worker: ServiceWorkerRegistration,
): Promise<string> {
  app ??= initializeApp(firebase);
  return getToken(getMessaging(app), { vapidKey: vapid_key, serviceWorkerRegistration: worker });
}
