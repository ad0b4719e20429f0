import { useEffect, useState, useSyncExternalStore } from 'react';
import { ImportMachine } from './importMachine';

/** The import of this page: what is under way ends with the page. */
export function useImport() {
  const [machine] = useState(() => new ImportMachine());
  const flow = useSyncExternalStore(machine.subscribe, machine.current);
  useEffect(() => {
    machine.start();
    return machine.dispose;
  }, [machine]);
  return { machine, flow };
}
