import type { platformWalletCalls, walletCalls } from '#contract/calls/wallet';
import type { Handlers } from '#server/http/handler';
import { getCash, handOverCash } from './cash';
import { getNextPayout } from './nextPayout';
import { getPayoutList } from './payouts';
import {
  addWalletRequest,
  cancelWalletRequest,
  getWallet,
  getWalletRequestList,
  settleWalletRequest,
} from './requests';
import { getPayoutStatement, getPayoutStatementEntries, getPayoutStatementFile } from './statements/handlers';

export const walletHandlers: Handlers<keyof typeof walletCalls | keyof typeof platformWalletCalls> = {
  get_wallet: getWallet,
  get_wallet_request_list: getWalletRequestList,
  add_wallet_request: addWalletRequest,
  cancel_wallet_request: cancelWalletRequest,
  get_payout_list: getPayoutList,
  get_next_payout: getNextPayout,
  get_payout_statement: getPayoutStatement,
  get_payout_statement_entries: getPayoutStatementEntries,
  get_payout_statement_file: getPayoutStatementFile,
  get_cash: getCash,
  hand_over_cash: handOverCash,
  'platform/settle_wallet_request': settleWalletRequest,
};
