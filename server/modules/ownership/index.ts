import type { handoverCalls } from '#contract/calls/handover';
import type { recoveryCalls } from '#contract/calls/recovery';
import type { Handlers } from '#server/http/handler';
import { acceptHandover, declineHandover, getHandoverOffer, sendHandoverCode } from './acceptHandover';
import { beginRecovery } from './beginRecovery';
import { confirmRecovery } from './confirmRecovery';
import { finishHandover } from './finishHandover';
import { finishRecovery, getRecoveryLink } from './finishRecovery';
import { beginHandover, cancelHandover, getHandover } from './offerHandover';
import { presentRecovery } from './presentRecovery';
import { getOwnerAlarm, raiseOwnerAlarm, stopRecovery } from './stopChange';
import { declineTrust, setTrustedColleagues } from './trustColleagues';
import { verifySecondFactor } from './verifySecondFactor';

/** Who has the owner's account: getting back in, which proving a second factor ends, and handing the store over. */
export const ownershipHandlers: Handlers<
  keyof typeof recoveryCalls | keyof typeof handoverCalls | 'verify_second_factor'
> = {
  get_recovery: async (_body, { db, session, now }) => ({ recovery: await presentRecovery(db, session, now()) }),
  set_trusted_colleagues: setTrustedColleagues,
  decline_trust: declineTrust,
  begin_recovery: beginRecovery,
  verify_second_factor: verifySecondFactor,
  confirm_recovery: confirmRecovery,
  stop_recovery: stopRecovery,
  get_recovery_link: getRecoveryLink,
  finish_recovery: finishRecovery,
  get_owner_alarm: getOwnerAlarm,
  raise_owner_alarm: raiseOwnerAlarm,
  get_handover: getHandover,
  begin_handover: beginHandover,
  cancel_handover: cancelHandover,
  finish_handover: finishHandover,
  get_handover_offer: getHandoverOffer,
  send_handover_code: sendHandoverCode,
  accept_handover: acceptHandover,
  decline_handover: declineHandover,
};
