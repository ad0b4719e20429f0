import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError } from '../../dataProvider/apiError';
import type { Credentials } from '../../session/credentials';

type Account = Credentials['account'];

const isRefusal = (error: unknown, ...codes: number[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

const { EMAIL_OR_PHONE_NOT_REGISTERED, WRONG_USERNAME_OR_PASSWORD, TOO_MANY_ATTEMPTS } = errorCodes;
const unknownOrWrong = [EMAIL_OR_PHONE_NOT_REGISTERED, WRONG_USERNAME_OR_PASSWORD];

/**
 * Signs in as the kind of account that was chosen, else as the other kind: people overlook the choice above the fields. Each
 * kind counts its failed attempts apart, so having to wait for one says nothing about the other.
 *
 * @returns the kind that it was
 * @throws a wait that either kind asks for, else what the second one said
 */
export async function signInEitherWay(
  signIn: (credentials: Credentials) => Promise<unknown>,
  credentials: Credentials,
): Promise<Account> {
  const { account } = credentials;
  try {
    await signIn(credentials);
    return account;
  } catch (first) {
    if (!isRefusal(first, ...unknownOrWrong, TOO_MANY_ATTEMPTS)) throw first;
    const other: Account = account === 'store' ? 'sub_store' : 'store';
    try {
      await signIn({ ...credentials, account: other });
      return other;
    } catch (second) {
      const mustWait = isRefusal(first, TOO_MANY_ATTEMPTS) && isRefusal(second, ...unknownOrWrong);
      throw mustWait || isRefusal(second, EMAIL_OR_PHONE_NOT_REGISTERED) ? first : second;
    }
  }
}
