import { saveConfig, takePageConfig } from '../config/remoteConfig';
import { callApi } from './callApi';

/** After this long without an answer, the server counts as unreachable. */
const patienceMs = 10_000;

/**
 * Keeps the remote configuration: the one that the server wrote into this page, or else the one it answers. Rejects if
 * the server can't be reached.
 */
export async function loadRemoteConfig(): Promise<void> {
  if (takePageConfig()) return;
  const options = { signal: AbortSignal.timeout(patienceMs), failFast: true };
  const [{ setting }, { image_setting }] = await Promise.all([
    callApi('get_setting_detail', {}, options),
    callApi('get_image_setting', {}, options),
  ]);
  saveConfig({ setting, imageSetting: image_setting });
}
