import { customerEventNames, isByChannel } from '#contract/messages/customerEvents';
import { eventTexts } from '#contract/messages/messageTexts';
import { sendSms } from '#server/gateways/sms/sendSms';
import type { Handler } from '#server/http/handler';
import { loadSettings } from '#server/records/storeSection';
import { queueStoresMessage } from '../outgoing/service';
import { asMessage, filledText, textOf } from './customerTexts';
import { sampleFacts } from './sampleFacts';
import { partsToday } from './smsUse';
import { assertComplete, storeAccount } from './storeAccount';

const [event] = customerEventNames.filter((each) => isByChannel(each, 'sms'));

/**
 * Sends a sample by the store's account while its owner waits. It costs as any other message does, so it counts towards the
 * day's limit.
 */
export const sendTestSms: Handler<'send_test_sms'> = async (body, { db, env, session, now, fetch }) => {
  const { store, settings } = await loadSettings(db, session.store_id);
  await assertComplete(db, store.id, settings.sms);
  const account = await storeAccount(db, env, store.id);
  if (!account || !event) throw new Error(`store ${store.id} has no account for text messages`);
  const { language } = body;
  const text = textOf(eventTexts(settings.messages, event), event, { channel: 'sms', language });
  const facts = sampleFacts(store, language, { env, now: now() });
  const { message, parts } = asMessage(filledText(text, event, facts, 'sms'), 'sms');
  const { parts_per_day } = settings.sms;
  const count = parts ?? 1;
  if (parts_per_day !== null && (await partsToday(db, store, now())) + count > parts_per_day)
    return { problem: 'cap', reason: '', parts: count };
  const recipient = `${body.country_phone_code}${body.phone}`;
  const failure = await sendSms(fetch, account, { to: recipient, text: message.text });
  if (failure) return { ...failure, parts: count };
  const sent = { event, channel: 'sms', recipient, language, storeId: store.id, message, parts, isSent: true } as const;
  await queueStoresMessage(db, env, sent, now());
  return { problem: null, reason: '', parts: count };
};
