import type { Call } from './call';
import { factorCalls } from './factors';
import { profileCalls } from './profile';
import { recoveryCalls } from './recovery';
import { deviceSessionCalls } from './sessions';
import { socialCalls } from './social';

/** Calls about an account itself: its name, addresses, password, factors, linked services, sign-ins, and what its owner entrusts to it. */
const ofAccount: ReadonlySet<string> = new Set([
  ...Object.keys(profileCalls),
  ...Object.keys(factorCalls),
  ...Object.keys(recoveryCalls),
  ...Object.keys(deviceSessionCalls),
  ...Object.keys(socialCalls),
  'change_password',
  'set_own_pin',
  'step_up',
]);

/**
 * Whether a call is refused to shared devices. Anyone can be at one, so no one changes its account there, makes a dangerous
 * change, or sees or changes the team's accounts.
 */
export const isClosedToSharedDevices = (
  name: string,
  { stepUp, permission }: Pick<Call, 'stepUp' | 'permission'>,
): boolean => stepUp !== undefined || permission === 'store/sub_store' || ofAccount.has(name);
