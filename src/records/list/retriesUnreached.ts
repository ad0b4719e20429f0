import { UnreachableError } from '../../dataProvider/apiError';

const tries = 2;

/** Asks again where the server was not reached; a refusal stays one. */
export const retriesUnreached = (failures: number, error: Error): boolean =>
  error instanceof UnreachableError && failures < tries;
