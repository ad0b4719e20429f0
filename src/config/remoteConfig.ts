import type { ReplyOf } from '#contract/calls/index';
import { readStored, writeStored } from './jsonStorage';
import { storageKeys } from './storageKeys';

/** Settings that the server decides and the app must know before it starts. */
export interface RemoteConfig {
  setting: ReplyOf<'get_setting_detail'>['setting'];
  imageSetting: ReplyOf<'get_image_setting'>['image_setting'];
}

let loaded: RemoteConfig | null = null;

/** Keeps the configuration that has come, for this visit and for a later start without a network. */
export function keepConfig(config: RemoteConfig): void {
  loaded = config;
  writeStored(storageKeys.remoteConfig, config);
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
