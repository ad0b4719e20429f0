import type { subStoreCalls } from '#contract/calls/subStores';
import type { Handlers } from '#server/http/handler';
import { acceptInvitation, getInvitation } from './acceptInvitation';
import { inviteSubStore } from './inviteSubStore';
import { getSubStore, getSubStoreList } from './readSubStores';
import { setPin, setSharedDevice } from './setSharedDevice';
import { addSubStore, deleteSubStores, updateSubStore } from './writeSubStores';

/** All calls of `contract/calls/subStores`, and what those who manage the team change about shared devices. */
export const subStoreHandlers: Handlers<keyof typeof subStoreCalls | 'set_shared_device' | 'set_pin'> = {
  get_sub_store_list: getSubStoreList,
  get_sub_store: getSubStore,
  add_sub_store: addSubStore,
  update_sub_store: updateSubStore,
  delete_sub_store: deleteSubStores,
  set_shared_device: setSharedDevice,
  set_pin: setPin,
  invite_sub_store: inviteSubStore,
  get_invitation: getInvitation,
  accept_invitation: acceptInvitation,
};
