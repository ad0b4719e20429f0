import { readStored, writeStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { callApi } from '../dataProvider/callApi';
import { getSession } from '../session/session';
import { announcePushState, isPushAllowed, noteRegistration, pushSetting } from './pushState';

/** The session and token that this page last sent to the server. */
let registered = { session: '', token: '' };

/**
 * Registers this device with the server, if push messages are allowed. Runs at each start, because a token can
 * change at any time; the server isn't told what it already knows.
 *
 * @throws if Firebase or the server can't be reached
 */
export async function registerDevice(): Promise<void> {
  const setting = pushSetting();
  const session = getSession()?.servertoken;
  if (!setting || !session || !isPushAllowed()) return;
  if (registered.session !== session) noteRegistration('registering');
  try {
    const [{ firebaseToken }, worker] = await Promise.all([import('./firebaseToken'), navigator.serviceWorker.ready]);
    const token = await firebaseToken(setting, worker);
    const isRegistered = registered.session === session && registered.token === token;
    if (!isRegistered || readStored<string>(storageKeys.deviceToken) !== token) {
      writeStored(storageKeys.deviceToken, token);
      await callApi('update_device_token', { device_token: token });
      registered = { session, token };
    }
    noteRegistration('on');
  } catch (error) {
    noteRegistration('unreached');
    throw error;
  }
}

/**
 * Requests the browser's permission, and registers the device if it is granted. Call it from a tap, because browsers
 * don't ask at other times.
 *
 * @throws as `registerDevice`
 */
export async function turnPushOn(): Promise<void> {
  await Notification.requestPermission();
  announcePushState();
  await registerDevice();
}
