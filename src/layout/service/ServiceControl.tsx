import { Suspense } from 'react';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useIsLoaded } from '../../realtime/useIsLoaded';
import { useSession } from '../../session/useSession';

const ServiceButton = lazyWithRetry(() => import('./ServiceButton'), { isAside: true });

/**
 * Whether the store takes orders, after the page's first records: its rules are large, and reckoning the hours takes a
 * while. Nothing without an account: the bar stays while someone signs in again.
 */
export const ServiceControl = () => {
  const isLoaded = useIsLoaded();
  return (
    useSession() &&
    isLoaded && (
      <Suspense fallback={null}>
        <ServiceButton />
      </Suspense>
    )
  );
};
