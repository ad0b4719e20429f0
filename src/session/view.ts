import type { SubStore } from '#contract/entities/store';
import { readOfTab, writeOfTab } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';

/** The account this tab views the app as, and the account that is viewing. */
export interface StoredView {
  viewer: string;
  as: SubStore;
}

/** Stored per tab, so that it survives a reload and other tabs aren't affected. */
export const readView = () => readOfTab<StoredView>(storageKeys.viewAs);

/** `null` ends it. */
export const writeView = (view: StoredView | null): void => writeOfTab(storageKeys.viewAs, view);
