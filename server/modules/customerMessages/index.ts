import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { outgoingChannels } from '#contract/messages/channels';
import { customerEventNames, isByChannel } from '#contract/messages/customerEvents';
import { eventTexts } from '#contract/messages/messageTexts';
import { type MapApp, mapApps } from '#contract/settings/maps';
import type { Database } from '#server/db/database';
import { storeSettings, subStores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Handler, Handlers, Session } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { loadSettings, lockSettings } from '#server/records/storeSection';
import { customerDelivery, demoMessage, queueStoresMessage, type WrittenMessage } from '../outgoing/service';
import { asMessage, filledText, standardText, textOf } from './customerTexts';
import { maps } from './mapKeys';
import { sampleFacts } from './sampleFacts';
import { sendTestSms } from './sendTestSms';
import { smsToday } from './smsUse';

const getStandardTexts: Handler<'get_standard_texts'> = async ({ language }, { db, env, session, now }) => {
  const { store } = await loadSettings(db, session.store_id);
  const standard_texts = customerEventNames.flatMap((event) =>
    outgoingChannels
      .filter((channel) => isByChannel(event, channel))
      .map((channel) => ({ event, channel, ...standardText(event, channel, language) })),
  );
  return { standard_texts, samples: sampleFacts(store, language, { env, now: now() }) };
};

/** The address of the account that makes the call. */
async function ownAddress(db: Database, { store_id, sub_store_id }: Session, ownerAddress: string): Promise<string> {
  if (sub_store_id === null) return ownerAddress;
  const [member] = await db.select({ email: subStores.email }).from(subStores).where(eq(subStores.id, sub_store_id));
  if (!member) throw new Error(`no account ${sub_store_id} in store ${store_id}`);
  return member.email;
}

const sendSampleMessages: Handler<'send_sample_messages'> = async ({ language }, { db, env, session, now }) => {
  const { store, settings } = await loadSettings(db, session.store_id);
  const delivery = customerDelivery(env, settings.mail);
  if (delivery === 'none') throw new CallError(errorCodes.MAIL_NOT_SET_UP);
  const recipient = await ownAddress(db, session, store.email);
  const at = now();
  const facts = sampleFacts(store, language, { env, now: at });
  const messages = customerEventNames.map((event) => {
    const text = textOf(eventTexts(settings.messages, event), event, { channel: 'email', language });
    return { event, message: asMessage(filledText(text, event, facts, 'email'), 'email').message };
  });
  if (delivery === 'page') {
    const [first] = messages;
    return { recipient, count: messages.length, ...demoMessage(first?.message as WrittenMessage) };
  }
  await db.transaction(async (tx) => {
    for (const { event, message } of messages) {
      const to = { channel: 'email', recipient, language, storeId: store.id, parts: null } as const;
      await queueStoresMessage(tx, env, { ...to, event, message }, at);
    }
  });
  return { recipient, count: messages.length };
};

const updateGoogleKeySetting: Handler<'update_google_key_setting'> = (input, context) =>
  changeRecords(context, async (tx, announce) => {
    if (!maps.has(input)) throw new CallError(errorCodes.APP_KEY_NOT_FOUND);
    const { store_id } = context.session;
    await maps.apply(tx, await lockSettings(tx, store_id), input, context);
    announce('store', [store_id]);
    return { message: successCodes.SETTINGS_UPDATED };
  });

/** @throws 821 for an app that the store has no key for */
const getMapKeys: Handler<'platform/get_map_keys'> = async ({ store_id, app }, { db }) => {
  const [row] = await db
    .select({ keys: storeSettings.map_keys })
    .from(storeSettings)
    .where(eq(storeSettings.store_id, store_id));
  if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
  if (app !== undefined && !row.keys[app]) throw new CallError(errorCodes.APP_KEY_NOT_FOUND);
  const shown: readonly MapApp[] = app === undefined ? mapApps : [app];
  return { map_keys: Object.fromEntries(shown.map((each) => [each, row.keys[each] ?? ''])) };
};

export const customerMessageHandlers: Handlers<
  | 'get_standard_texts'
  | 'send_sample_messages'
  | 'get_sms_use'
  | 'send_test_sms'
  | 'update_google_key_setting'
  | 'platform/get_map_keys'
> = {
  get_standard_texts: getStandardTexts,
  send_sample_messages: sendSampleMessages,
  async get_sms_use(_body, { db, session, now }) {
    const { store, settings } = await loadSettings(db, session.store_id);
    return { sms_use: await smsToday(db, store, settings.sms, now()) };
  },
  send_test_sms: sendTestSms,
  update_google_key_setting: updateGoogleKeySetting,
  'platform/get_map_keys': getMapKeys,
};
