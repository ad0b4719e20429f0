import { errorCodes } from '#contract/codes/errorCodes';
import type { MenuEntity } from '#contract/entities/menuMessage';
import { isGranted, type PermissionKey } from '#contract/permissions';
import { CallError } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { changeMenu } from '../changeMenu';
import { changedEntities, undoChange } from './undoChange';

/** Who takes a change of records back must be allowed to make one. */
const permissionOf: Record<MenuEntity, PermissionKey> = {
  item: 'store/product',
  category: 'store/group',
  sub_category: 'store/group',
  modifier_group: 'store/modifier_group',
};

/** Takes a bulk change, a deletion or an import back, as far as nobody touched its records since. */
export const undoChangeCall: Handler<'undo_change'> = ({ change_id }, context) =>
  changeMenu(context, async (tx) => {
    const { session, now } = context;
    const entities = await changedEntities(tx, session.store_id, change_id);
    if (!entities.every((entity) => isGranted(session.grants, permissionOf[entity]))) {
      throw new CallError(errorCodes.NOT_PERMITTED);
    }
    return { results: await undoChange(tx, session, change_id, now()) };
  });
