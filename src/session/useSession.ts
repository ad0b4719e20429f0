import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange, type StoredSession } from './session';

/** The signed-in account, live: a sign-out in another tab takes effect here too. */
export const useSession = (): StoredSession | null => useSyncExternalStore(onSessionChange, getSession);
