import { UnreachableError } from '../../dataProvider/apiError';

const tries = 2;

/** Retries if the server wasn't reached. Refusals aren't retried. */
export const retriesUnreached = (failures: number, error: Error): boolean =>
  error instanceof UnreachableError && failures < tries;
