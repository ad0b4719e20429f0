import type { AccessBlocker } from '#contract/access';
import type { BodyOf } from '#contract/calls/index';
import { demoRequirements } from './browserDemo';
import type { Platform } from './browserPlatform';

type Required = BodyOf<'platform/set_platform_settings'>;
type Standing = Omit<BodyOf<'platform/set_store_standing'>, 'store_id'>;

const complete: Standing = { is_document_uploaded: true, is_email_verified: true, is_phone_number_verified: true };

/** Every way in which what the platform requires blocks a store; being declined is the platform's own decision. */
export const blockedStates = [
  {
    ...{ what: 'without documents', blocker: 'documents' },
    required: { is_upload_store_documents: true },
    standing: { is_document_uploaded: false },
  },
  {
    ...{ what: 'without a verified email address', blocker: 'not_verified' },
    required: { is_store_mail_verification: true },
    standing: { is_email_verified: false },
  },
  {
    ...{ what: 'without a verified phone number', blocker: 'not_verified' },
    required: { is_store_sms_verification: true },
    standing: { is_phone_number_verified: false },
  },
  {
    ...{ what: 'with neither verified', blocker: 'not_verified' },
    required: { is_store_mail_verification: true, is_store_sms_verification: true },
    standing: { is_email_verified: false, is_phone_number_verified: false },
  },
] as const satisfies readonly { what: string; blocker: AccessBlocker; required: Required; standing: Standing }[];
export type BlockedState = (typeof blockedStates)[number];

/**
 * A store whose standing the stories change: by default the demo's other one, since what happens to it leaves the first
 * one alone.
 */
export async function standingOf(platform: Platform, owner = 'owner2@demo.test') {
  const { data } = await platform.call('platform/get_store_list', {});
  const store = data.find(({ email }) => email === owner);
  if (!store) throw new Error(`The demo has no store of ${owner}.`);
  const store_id = store._id;
  const require = (required: Required) => platform.call('platform/set_platform_settings', required);
  const set = (standing: Standing) => platform.call('platform/set_store_standing', { store_id, ...standing });
  return {
    store,
    require,
    set,
    approve: (is_approved: boolean) => platform.call('platform/approve', { kind: 'store', _id: store_id, is_approved }),
    /** Puts the store into a state, with its pages open or not. */
    async block({ required, standing }: Pick<BlockedState, 'required' | 'standing'>) {
      await set(standing);
      await require(required);
    },
    /** The platform requires what it did at first, and nothing is missing. */
    async restore() {
      await require(demoRequirements);
      await set(complete);
      await platform.call('platform/approve', { kind: 'store', _id: store_id, is_approved: true });
    },
  };
}
