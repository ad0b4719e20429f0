import type { profileCalls } from '#contract/calls/profile';
import type { Handlers } from '#server/http/handler';
import { confirmAddressChange } from './confirmAddressChange';
import { presentProfile } from './presentProfile';
import { requestAddressChange } from './requestAddressChange';
import { getAddressChange, undoAddressChange } from './undoAddressChange';
import { updateProfile, updateProfileImage } from './updateProfile';

/** All calls of `contract/calls/profile`. */
export const profileHandlers: Handlers<keyof typeof profileCalls> = {
  get_profile: async (_body, context) => ({ profile: await presentProfile(context, context.session) }),
  update_profile: updateProfile,
  update_profile_image: updateProfileImage,
  request_address_change: requestAddressChange,
  confirm_address_change: confirmAddressChange,
  get_address_change: getAddressChange,
  undo_address_change: undoAddressChange,
};
