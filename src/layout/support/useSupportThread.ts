import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SupportMessage } from '#contract/entities/supportMessage';
import { limits } from '#contract/limits';
import { type SupportFacts, supportThreadKey } from '../../config/supportFacts';
import { ApiError, UnreachableError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { dropSentMessage, onUnsentMessage, readUnsentMessage, saveUnsentMessage } from './unsentMessage';

type Thread = ReplyOf<'get_support_thread'>;

/** While a mail is being sent, the user may be watching. */
const watchMs = 5_000;

/** Loads the account's messages, and what will happen to its next one. */
export const useSupportThread = () => {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: supportThreadKey,
    queryFn: ({ signal }) => dataProvider.getSupportThread({}, { signal }),
    // Even if the browser thinks it is offline, because the server may be on the local network.
    networkMode: 'always',
    refetchInterval: ({ state }) => state.data?.messages.some((message) => message.state === 'waiting') && watchMs,
  });
};

/** Shows a message that was just sent, without waiting for the thread. */
export const addToThread = (client: QueryClient, message: SupportMessage): void => {
  client.setQueryData<Thread>(
    supportThreadKey,
    (thread) =>
      thread && { ...thread, messages: [...thread.messages.filter(({ _id }) => _id !== message._id), message] },
  );
  void client.invalidateQueries({ queryKey: supportThreadKey });
};

/** Why a message wasn't sent; `minutes` if it can be sent later. */
export type SendError = { reason: 'nothing' | 'too_long' | 'away' | 'other' } | { reason: 'too_many'; minutes: number };

function errorOf(error: unknown): SendError {
  if (error instanceof UnreachableError) return { reason: 'away' };
  if (error instanceof ApiError && error.code === errorCodes.TOO_MANY_ATTEMPTS)
    return { reason: 'too_many', minutes: Math.max(1, Math.ceil((error.details.retry_after ?? 60) / 60)) };
  return { reason: 'other' };
}

/** The message being written: stored at each keystroke, and removed only once the server has it. */
export function useSendMessage() {
  const client = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [message, setMessage] = useState(readUnsentMessage);
  const [error, setError] = useState<SendError | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => onUnsentMessage(setMessage), []);
  const change = (text: string) => {
    setError(null);
    saveUnsentMessage({ ...message, text });
  };

  const send = async (facts: SupportFacts): Promise<void> => {
    const text = message.text.trim();
    if (isSending) return;
    if (text === '') return setError({ reason: 'nothing' });
    if (text.length > limits.supportTextMax) return setError({ reason: 'too_long' });
    const key = message.tried?.text === text ? message.tried.key : uuid();
    saveUnsentMessage({ text: message.text, tried: { key, text } });
    setError(null);
    setSending(true);
    try {
      const { support_message } = await dataProvider.addSupportMessage({ idempotency_key: key, text, ...facts });
      dropSentMessage(text);
      addToThread(client, support_message);
    } catch (error) {
      setError(errorOf(error));
    } finally {
      setSending(false);
    }
  };
  return { text: message.text, change, send, error, isSending };
}
