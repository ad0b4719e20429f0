import { keepConfig } from '../config/remoteConfig';
import { callApi } from './callApi';

/** A server that has not answered by then counts as out of reach. */
const patienceMs = 10_000;

/** Loads the remote configuration and keeps it; rejects where the server is out of reach. */
export async function loadRemoteConfig(): Promise<void> {
  const options = { signal: AbortSignal.timeout(patienceMs), failFast: true };
  const [{ setting }, { image_setting }] = await Promise.all([
    callApi('get_setting_detail', {}, options),
    callApi('get_image_setting', {}, options),
  ]);
  keepConfig({ setting, imageSetting: image_setting });
}
