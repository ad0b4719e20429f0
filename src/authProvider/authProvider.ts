import type { AuthProvider } from 'ra-core';
import type { Need } from '#contract/allows';
import { errorCodes } from '#contract/codes/errorCodes';
import { AccountChangedError, ApiError } from '../dataProvider/apiError';
import { registeredByRaName } from '../descriptors/resources/index';
import { isAllowed } from '../session/isAllowed';
import { getSession, grantsOf } from '../session/session';
import { signIn } from './signIn';
import { signOut } from './signOut';

/** Returns the permission that a resource requires; reference data is open to every signed-in account. */
function needFor(resource: string): Need {
  const registered = registeredByRaName(resource);
  if (registered) return { permission: registered.permission, storeFlag: registered.storeFlag };
  return resource === 'orders' ? { permission: 'store/order' } : {};
}

/** react-admin's view of the session. */
export const createAuthProvider = (): AuthProvider => ({
  login: (credentials) => signIn(credentials),
  logout: async () => {
    signOut();
    // SessionProvider opens the sign-in page; a second redirect would add it to the history twice.
    return false;
  },
  checkAuth: async () => {
    if (!getSession()) throw new Error('codes.error.999');
  },
  checkError: async (error) => {
    if (error instanceof AccountChangedError) return;
    if (error instanceof ApiError && error.code === errorCodes.SESSION_ENDED) throw error;
  },
  getPermissions: async () => grantsOf(getSession()),
  // A resource has one permission for all of its actions.
  canAccess: async ({ resource }) => isAllowed(getSession(), needFor(resource)),
  getIdentity: async () => {
    const session = getSession();
    return {
      id: session?.sub_store?._id ?? session?.store._id ?? '',
      fullName: session?.sub_store?.name ?? session?.store.name[0] ?? '',
    };
  },
});
