import { errorCodes } from '#contract/codes/errorCodes';
import type { ImportKind } from '#contract/menuFiles/columns';
import { isGranted, type PermissionKey } from '#contract/permissions';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';

/** What an account needs to bring rows of a kind in, and to take them back. */
export const importPermission: Record<ImportKind, PermissionKey> = {
  items: 'store/product',
  categories: 'store/group',
  modifier_groups: 'store/modifier_group',
};

/** @throws NOT_PERMITTED for who may see what others import, and not meddle with it */
export function assertMayImport({ grants }: Session, kind: ImportKind): void {
  if (!isGranted(grants, importPermission[kind])) throw new CallError(errorCodes.NOT_PERMITTED);
}
