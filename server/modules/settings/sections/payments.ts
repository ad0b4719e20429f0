import { paymentSettings } from '#contract/settings/payments';
import { ruleFields, storeSection } from '#server/records/storeSection';

export const payments = storeSection(paymentSettings, ruleFields(['is_cash_on', 'cash_max', 'is_card_on']));
