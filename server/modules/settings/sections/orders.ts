import { orderSettings } from '#contract/settings/orders';
import { ruleFields, storeSection } from '#server/records/storeSection';

export const orders = storeSection(orderSettings, ruleFields(['answer_within']));
