import { isGrantedAny } from '#contract/permissions';
import { entryOf } from '../../config/navigation';
import { grantsOf } from '../../session/session';
import { useSession } from '../../session/useSession';

/** Whether the signed-in account may open a page, so that no link leads it before a closed door. */
export function useMayOpen(path: string): boolean {
  const session = useSession();
  const auth = entryOf(path)?.auth;
  if (!auth) return !session?.sub_store;
  return auth === 'noauth' || isGrantedAny(grantsOf(session), auth);
}
