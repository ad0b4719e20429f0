import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError } from '../../dataProvider/apiError';
import type { Credentials } from '../../session/credentials';

type Account = Credentials['account'];

const isRefusal = (error: unknown, ...codes: number[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

/**
 * Signs in as the kind of account that was chosen, else as the other kind: whoever overlooks the choice above the
 * fields has named themselves all the same.
 *
 * @returns the kind that it was
 * @throws what the kind said that may know them
 */
export async function signInEitherWay(
  signIn: (credentials: Credentials) => Promise<unknown>,
  credentials: Credentials,
): Promise<Account> {
  const { account } = credentials;
  try {
    await signIn(credentials);
    return account;
  } catch (unknown) {
    if (!isRefusal(unknown, errorCodes.EMAIL_OR_PHONE_NOT_REGISTERED, errorCodes.WRONG_USERNAME_OR_PASSWORD)) {
      throw unknown;
    }
    const other: Account = account === 'store' ? 'sub_store' : 'store';
    try {
      await signIn({ ...credentials, account: other });
      return other;
    } catch (error) {
      throw isRefusal(error, errorCodes.EMAIL_OR_PHONE_NOT_REGISTERED) ? unknown : error;
    }
  }
}
