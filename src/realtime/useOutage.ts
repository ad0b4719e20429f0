import { useSyncExternalStore } from 'react';
import { currentOutage, type Outage, onOutageChange } from '../dataProvider/outage';

/** The current outage; re-renders when it starts and ends. */
export const useOutage = (): Outage | null => useSyncExternalStore(onOutageChange, currentOutage);
