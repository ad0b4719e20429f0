import { dispatchSettings } from '#contract/settings/dispatch';
import { ruleFields, storeSection } from '#server/records/storeSection';

/** New settings apply to new searches and offers; running ones end as they started. */
export const dispatch = storeSection(dispatchSettings, ruleFields(['auto_assign', 'offer_seconds', 'search_radius']));
