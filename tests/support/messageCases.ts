import { randomUUID } from 'node:crypto';
import type { messageCalls, platformMessageCalls } from '#contract/calls/messages';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from './contractCases';
import { prepareSms } from './storeSms';

/** Contract cases of the messages to customers and the maps' keys. */
export const messageCases: ContractCases<keyof typeof messageCalls | keyof typeof platformMessageCalls> = {
  get_standard_texts: { body: () => ({ language: 'ar' }) },
  send_sample_messages: { body: () => ({ language: 'de' }) },
  get_sms_use: { body: () => ({}) },
  send_test_sms: {
    body: async (world) => {
      await prepareSms(world, world.mine.store.id);
      return { country_phone_code: '+49', phone: '15112345', language: 'en' };
    },
  },
  update_google_key_setting: { body: () => ({ map_key_user_panel: `AIza${randomUUID()}` }) },
  'platform/get_map_keys': {
    body: ({ mine }) => ({ store_id: mine.store.id }),
    foreign: { body: () => ({ store_id: randomUUID() }), code: errorCodes.NO_DATA_FOUND },
  },
};
