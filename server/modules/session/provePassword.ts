import { createHash } from 'node:crypto';
import type { CallContext, SignInAccount } from '../../http/handler';
import { type Identifier, identifierOf } from './account';
import { isPassword } from './password';

type Context = Pick<CallContext<'public'>, 'throttlePassword' | 'device' | 'request'>;

interface Tried {
  kind: SignInAccount['kind'];
  /** The account that the identifier picked; `undefined` if there is none. */
  account: { id: string; password_hash: string | null } | undefined;
  identifier: Identifier;
  password: string;
}

/** What failures count by: an account has one key, whether it is named by email or by phone; so has a name that is nobody's. */
const keyOf = ({ kind, account, identifier }: Tried): string =>
  account
    ? `${kind} ${account.id}`
    : `${kind} unknown ${createHash('sha256').update(identifierOf(identifier)).digest('base64url')}`;

/**
 * Whether the password is the account's. An unknown account takes the same steps as a wrong password, so that neither the
 * reply nor its time tells which accounts exist.
 *
 * @throws 4029 with `retry_after` after too many failed attempts
 */
export function provePassword({ throttlePassword, device, request }: Context, tried: Tried): Promise<boolean> {
  const { kind, account, password } = tried;
  const known = account ? device.idFor({ kind, ...account }) : null;
  const attempt = { account: keyOf(tried), address: request.address, device: known };
  return throttlePassword(attempt, () => isPassword(account?.password_hash ?? null, password));
}
