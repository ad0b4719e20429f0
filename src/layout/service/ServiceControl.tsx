import { Suspense } from 'react';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useIsLoaded } from '../../realtime/useIsLoaded';
import { useSession } from '../../session/useSession';

const ServiceButton = lazyWithRetry(() => import('./ServiceButton'), { isAside: true });

/**
 * Whether the store takes orders. Loads after the page's first records, because its rules are large and calculating the
 * hours takes a while. Renders nothing without an account, because the bar stays while someone signs in again.
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
