import type { AccessBlocker } from '#contract/access';
import { blockerOf } from './blockerOf';
import { useSession } from './useSession';

/** Why the signed-in account's store can't work, live: pages follow as soon as the platform has decided. */
export const useAccessBlocker = (): AccessBlocker | null => blockerOf(useSession());
