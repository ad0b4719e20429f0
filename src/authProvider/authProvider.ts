import type { AuthProvider } from 'ra-core';
import { errorCodes } from '#contract/codes/errorCodes';
import { paths } from '../config/paths';
import { ApiError } from '../dataProvider/apiError';
import { callApi } from '../dataProvider/callApi';
import { clearSession, getSession, grantsOf } from '../session/session';
import { signIn } from './signIn';

/**
 * react-admin's view of the session.
 *
 * @param clearCaches forgets everything fetched for the account, so that the next one sees nothing of it
 */
export const createAuthProvider = (clearCaches: () => void): AuthProvider => ({
  login: (credentials) => signIn(credentials),
  logout: async () => {
    if (getSession()) await callApi('logout', {}).catch(() => undefined);
    clearSession();
    clearCaches();
    return paths.login;
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
