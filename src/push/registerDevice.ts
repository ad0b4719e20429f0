import { readStored, writeStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { callApi } from '../dataProvider/callApi';
import { getSession } from '../session/session';
import { announcePushState, isPushAllowed, noteRegistration, pushSetting } from './pushState';

/** The session and the token that the server was told last, by this page. */
let told = { session: '', token: '' };

/**
 * Names this device to the server, where its person allowed push messages. Each start does so anew, since a token may
 * change at any time; what the server knows already it is not told again.
 *
 * @throws where Firebase or the server is out of reach
 */
export async function registerDevice(): Promise<void> {
  const setting = pushSetting();
  const session = getSession()?.servertoken;
  if (!setting || !session || !isPushAllowed()) return;
  if (told.session !== session) noteRegistration('registering');
  try {
    const [{ firebaseToken }, worker] = await Promise.all([import('./firebaseToken'), navigator.serviceWorker.ready]);
    const token = await firebaseToken(setting, worker);
    const isTold = told.session === session && told.token === token;
    if (!isTold || readStored<string>(storageKeys.deviceToken) !== token) {
      writeStored(storageKeys.deviceToken, token);
      await callApi('update_device_token', { device_token: token });
      told = { session, token };
    }
    noteRegistration('on');
  } catch (error) {
    noteRegistration('unreached');
    throw error;
  }
}

/**
 * Asks the browser for the permission, and names the device where it is given. To be called by a tap: browsers ask at
 * no other time.
 *
 * @throws as `registerDevice`
 */
export async function turnPushOn(): Promise<void> {
  await Notification.requestPermission();
  announcePushState();
  await registerDevice();
}
