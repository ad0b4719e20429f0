import type { AuthProvider } from 'ra-core';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError } from '../dataProvider/apiError';
import { getSession, grantsOf } from '../session/session';
import { signIn } from './signIn';
import { signOut } from './signOut';

/** react-admin's view of the session. */
export const createAuthProvider = (): AuthProvider => ({
  login: (credentials) => signIn(credentials),
  logout: async () => {
    signOut();
    // SessionKeeper leads to the sign-in page; a second way there would put it into the history twice.
    return false;
  },
  checkAuth: async () => {
    if (!getSession()) throw new Error('codes.error.999');
  },
  checkError: async (error) => {
    if (error instanceof ApiError && error.code === errorCodes.SESSION_ENDED) throw error;
  },
  getPermissions: async () => grantsOf(getSession()),
  getIdentity: async () => {
    const session = getSession();
    return {
      id: session?.sub_store?._id ?? session?.store._id ?? '',
      fullName: session?.sub_store?.name ?? session?.store.name[0] ?? '',
    };
  },
});
