import type { ledgerCalls, platformLedgerCalls } from '#contract/calls/ledger';
import type { Handlers } from '#server/http/handler';
import { getLedgerEntryExport } from './earnings/exportEntries';
import { getEarning } from './earnings/getEarning';
import { addAdjustment, addPayout, returnPayout, setOfferFunding } from './platformCalls';
import { getLedgerProgress } from './progress';
import { getLedgerEntryList, getOrderEarnings } from './readEntries';
import { setCommission } from './terms';

export const ledgerHandlers: Handlers<keyof typeof ledgerCalls | keyof typeof platformLedgerCalls> = {
  get_earning: getEarning,
  get_ledger_entry_list: getLedgerEntryList,
  get_ledger_entry_export: getLedgerEntryExport,
  get_order_earnings: getOrderEarnings,
  'platform/set_commission': setCommission,
  'platform/set_offer_funding': setOfferFunding,
  'platform/add_adjustment': addAdjustment,
  'platform/add_payout': addPayout,
  'platform/return_payout': returnPayout,
  'platform/get_ledger_progress': getLedgerProgress,
};
