import type { Handlers } from '#server/http/handler';
import { cancelStoreDeletion, requestStoreDeletion } from './changeDeletion';
import { getStoreDeletionList } from './getStoreDeletionList';

type Names = 'request_store_deletion' | 'cancel_store_deletion' | 'platform/get_store_deletion_list';

export const storeDeletionHandlers: Handlers<Names> = {
  request_store_deletion: requestStoreDeletion,
  cancel_store_deletion: cancelStoreDeletion,
  'platform/get_store_deletion_list': getStoreDeletionList,
};
