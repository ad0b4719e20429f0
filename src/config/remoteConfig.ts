import type { ReplyOf } from '#contract/calls/index';
import { readStored, writeStored } from './jsonStorage';
import { storageKeys } from './storageKeys';

/** Settings that come from the server and that the app needs before it starts. */
export interface RemoteConfig {
  setting: ReplyOf<'get_setting_detail'>['setting'];
  imageSetting: ReplyOf<'get_image_setting'>['image_setting'];
}

/** Another service that people can sign in with. */
export type SocialProvider = RemoteConfig['setting']['social_providers'][number];

let loaded: RemoteConfig | null = null;

/** Keeps the loaded configuration for this visit, and for a later start without a network. */
export function saveConfig(config: RemoteConfig): void {
  loaded = config;
  writeStored(storageKeys.remoteConfig, config);
}

/**
 * Uses the configuration that the server wrote into the page.
 *
 * @returns whether there was one; a page from the cache has none
 */
export function takePageConfig(): boolean {
  const text = document.getElementById('remote-config')?.textContent;
  if (text) saveConfig(JSON.parse(text) as RemoteConfig);
  return Boolean(text);
}

/**
 * Uses the last visit's configuration, for a start without a network.
 *
 * @returns whether there was one
 */
export function takeLastConfig(): boolean {
  loaded ??= readStored<RemoteConfig>(storageKeys.remoteConfig);
  return loaded !== null;
}

/** The configuration, or `null` if it hasn't loaded. For code that also runs before the start. */
export const foundConfig = (): RemoteConfig | null => loaded;

/** The configuration, for everything that runs after the start. */
export function remoteConfig(): RemoteConfig {
  if (!loaded) throw new Error('Remote configuration is read before it was loaded');
  return loaded;
}
