import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError } from '../../dataProvider/apiError';

type Invited = ReplyOf<'get_invitation'>['invitation'];
/** `over`: used, replaced or expired. `failed`: the server couldn't be asked. */
type Problem = 'over' | 'failed';

const problemOf = (error: unknown): Problem =>
  error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED ? 'over' : 'failed';

/** Who the link is for, or why it doesn't work. */
export function useInvited(token: string, read: (token: string) => Promise<Invited>) {
  const [invited, setInvited] = useState<Invited | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isCurrent = true;
    if (!token) return setProblem('over');
    setProblem(null);
    read(token).then(
      (found) => isCurrent && setInvited(found),
      (error: unknown) => isCurrent && setProblem(problemOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, read, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { invited, problem, retry };
}
