import type { checkupCalls } from '#contract/calls/checkup';
import type { factorAlarmCalls } from '#contract/calls/factorAlarm';
import type { factorCalls } from '#contract/calls/factors';
import type { Handlers } from '#server/http/handler';
import { hiddenValue } from '../audit/service';
import { replaceRecoveryCodes, tellAccount } from '../factors/service';
import { changeFactors, needFactor, noteFactor } from './changeFactors';
import { getSecurityCheckup } from './checkup';
import { getFactorAlarm, raiseFactorAlarm } from './factorAlarm';
import { beginPasskey, confirmPasskey, removeOwnPasskey, renameOwnPasskey } from './passkeyHandlers';
import { presentFactors } from './presentFactors';
import { requireTeamFactor } from './requireTeamFactor';
import { beginTotpSetup, confirmTotpSetup, removeTotpFactor } from './totpHandlers';

type FactorCall = Exclude<keyof typeof factorCalls, 'verify_second_factor' | 'begin_step_up'>;

/**
 * The calls of `contract/calls/factors` that change someone's own factors, those of links that undo that, and the
 * check-up. Calls that prove a factor are the session's.
 */
export const securityHandlers: Handlers<FactorCall | keyof typeof factorAlarmCalls | keyof typeof checkupCalls> = {
  get_factors: async (_body, context) => ({ factors: await presentFactors(context.db, context.session, context) }),
  begin_totp: beginTotpSetup,
  confirm_totp: confirmTotpSetup,
  remove_totp: removeTotpFactor,
  begin_passkey: beginPasskey,
  confirm_passkey: confirmPasskey,
  rename_passkey: renameOwnPasskey,
  remove_passkey: removeOwnPasskey,
  new_recovery_codes: (_body, context) =>
    changeFactors(context, async (tx, { now }) => {
      const { env, session } = context;
      await needFactor(tx, context);
      const recovery_codes = await replaceRecoveryCodes(tx, env, session, now);
      const change = { old: { recovery_codes: hiddenValue }, new: { recovery_codes: hiddenValue } };
      await noteFactor(tx, session.store_id, { action: 'update', ...change });
      await tellAccount(tx, env, session, { event: 'recovery_codes_new' }, now);
      return { factors: await presentFactors(tx, session, context), recovery_codes };
    }),
  require_team_factor: requireTeamFactor,
  get_factor_alarm: getFactorAlarm,
  raise_factor_alarm: raiseFactorAlarm,
  get_security_checkup: getSecurityCheckup,
};
