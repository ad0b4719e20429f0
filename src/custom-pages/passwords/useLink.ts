import { useCallback, useEffect, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError } from '../../dataProvider/apiError';

/** `over`: used, replaced or expired. `failed`: the server couldn't be asked. */
type Problem = 'over' | 'failed';

const problemOf = (error: unknown): Problem =>
  error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED ? 'over' : 'failed';

export interface MailedLink<Found> {
  found: Found | null;
  problem: Problem | null;
  retry: () => void;
}

/**
 * Who a mailed link is for, or why it doesn't work.
 *
 * @param token empty if the address has none
 */
export function useLink<Found>(token: string, read: (token: string) => Promise<Found>): MailedLink<Found> {
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isCurrent = true;
    if (!token) return setProblem('over');
    setProblem(null);
    read(token).then(
      (reply) => isCurrent && setFound(reply),
      (error: unknown) => isCurrent && setProblem(problemOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, read, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { found, problem, retry };
}
