import { useRecordContext } from 'react-admin';
import type { SubStoreRecord } from '#contract/entities/subStore';

/** The account whose form is open; none while it is being made. */
export const useAccount = (): SubStoreRecord | undefined => useRecordContext() as unknown as SubStoreRecord | undefined;

/** Whether this account is only to be looked at by who is signed in. */
export const useIsLocked = (): boolean => Boolean(useAccount()?.management_gap);
