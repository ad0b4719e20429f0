import type { SubStore } from '#contract/entities/store';
import { readOfTab, writeOfTab } from '../config/jsonStorage';

/** As whom this tab looks at the app, and which account looks. */
export interface KeptView {
  looker: string;
  as: SubStore;
}

const key = 'storedesk.view-as';

/** Kept by the tab, so that it survives a reload and other tabs go on with their work. */
export const readView = () => readOfTab<KeptView>(key);

/** `null` ends it. */
export const writeView = (view: KeptView | null): void => writeOfTab(key, view);
