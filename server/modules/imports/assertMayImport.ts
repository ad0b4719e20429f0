import { errorCodes } from '#contract/codes/errorCodes';
import type { ImportKind } from '#contract/menuFiles/columns';
import { importPermissions } from '#contract/menuFiles/importPermissions';
import { isGranted } from '#contract/permissions';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';

/** @throws NOT_PERMITTED for who may see what others import, and not meddle with it */
export function assertMayImport({ grants }: Session, kind: ImportKind): void {
  if (!isGranted(grants, importPermissions[kind])) throw new CallError(errorCodes.NOT_PERMITTED);
}
