import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenLoaded } from './whenLoaded';

/** The first page has been loaded; every later one has the code already. */
let isLoaded = false;

/** Whether the first page has what it asked for. Parts of the frame that it can do without load then. */
export function useIsLoaded(): boolean {
  const queryClient = useQueryClient();
  const [isSet, setSet] = useState(isLoaded);
  useEffect(() => {
    if (isSet) return;
    let isWanted = true;
    void whenLoaded(queryClient).then(() => {
      isLoaded = true;
      if (isWanted) setSet(true);
    });
    return () => {
      isWanted = false;
    };
  }, [isSet, queryClient]);
  return isSet;
}
