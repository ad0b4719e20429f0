import { type Blocker, blockerOf } from './blockerOf';
import { useSession } from './useSession';

/** Why the signed-in account can't work, live: pages follow as soon as the platform has decided, or a factor is set up. */
export const useAccessBlocker = (): Blocker | null => blockerOf(useSession());
