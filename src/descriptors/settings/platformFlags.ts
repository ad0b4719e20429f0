import { storeFlags } from '#contract/storeFlags';
import { defineSettings } from '../defineSettings';

/** The store decides this one itself, among the settings of ordering. */
const shown = storeFlags.filter((flag) => flag !== 'is_ask_estimated_time_for_ready_order');

/** The platform's decisions about the store: shown, not changed here. */
export const platformFlags = defineSettings('platform', {
  fields: Object.fromEntries(shown.map((flag) => [flag, { kind: 'boolean', readOnly: true } as const])),
});
