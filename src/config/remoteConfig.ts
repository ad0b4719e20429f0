import type { ReplyOf } from '#contract/calls/index';
import { callApi } from '../dataProvider/callApi';
import { readStored, writeStored } from './jsonStorage';
import { storageKeys } from './storageKeys';

/** Settings that the server decides and the app must know before it starts. */
export interface RemoteConfig {
  setting: ReplyOf<'get_setting_detail'>['setting'];
  imageSetting: ReplyOf<'get_image_setting'>['image_setting'];
}

let loaded: RemoteConfig | null = null;

/** A server that has not answered by then counts as out of reach. */
const patienceMs = 10_000;

/** Loads the remote configuration; rejects where the server is out of reach. */
export async function loadRemoteConfig(): Promise<RemoteConfig> {
  const options = { signal: AbortSignal.timeout(patienceMs), failFast: true };
  const [{ setting }, { image_setting }] = await Promise.all([
    callApi('get_setting_detail', {}, options),
    callApi('get_image_setting', {}, options),
  ]);
  loaded = { setting, imageSetting: image_setting };
  writeStored(storageKeys.remoteConfig, loaded);
  return loaded;
}

/**
 * Goes on with the configuration of the last visit, for a start without a network.
 *
 * @returns whether there was one
 */
export function takeLastConfig(): boolean {
  loaded ??= readStored<RemoteConfig>(storageKeys.remoteConfig);
  return loaded !== null;
}

/** The configuration where it has come; for what is asked before the start too. */
export const foundConfig = (): RemoteConfig | null => loaded;

/** The configuration, for everything that runs after the start. */
export function remoteConfig(): RemoteConfig {
  if (!loaded) throw new Error('Remote configuration is read before it was loaded');
  return loaded;
}
