import { defineSettings } from './defineSettings';

/** What the platform decides for the store: shown, not changed here. */
export const platformFlags = defineSettings('platform', {});
