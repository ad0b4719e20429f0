import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { ImportMachine } from './importMachine';

/** The import of this page: what is under way ends with the page. */
export function useImport() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [machine] = useState(() => new ImportMachine(dataProvider));
  // The next step is drawn in slices, behind the one on screen: a whole page in one go holds back what is typed.
  const flow = useDeferredValue(useSyncExternalStore(machine.subscribe, machine.current));
  useEffect(() => {
    machine.start();
    return machine.dispose;
  }, [machine]);
  return { machine, flow };
}
