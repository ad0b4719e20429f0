import { useSyncExternalStore } from 'react';
import { currentOutage, type Outage, onOutageChange } from '../dataProvider/outage';

/** The outage that lasts now; renders again when it begins and when it ends. */
export const useOutage = (): Outage | null => useSyncExternalStore(onOutageChange, currentOutage);
