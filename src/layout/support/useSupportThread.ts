import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { SupportMessage } from '#contract/entities/supportMessage';
import type { StoreDataProvider } from '../../dataProvider/index';

type Thread = ReplyOf<'get_support_thread'>;

const threadKey = ['support_thread'];
/** While a mail is on its way, its writer may be watching. */
const watchMs = 5_000;

/** What the account wrote, and what becomes of its next message. */
export const useSupportThread = () => {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: threadKey,
    queryFn: ({ signal }) => dataProvider.getSupportThread({}, { signal }),
    // A browser that believes itself offline is asked all the same: the server may be in the next room.
    networkMode: 'always',
    refetchInterval: ({ state }) => state.data?.messages.some((message) => message.state === 'waiting') && watchMs,
  });
};

/** Shows a message that was just sent, without waiting for the thread. */
export const addToThread = (client: QueryClient, message: SupportMessage): void => {
  client.setQueryData<Thread>(
    threadKey,
    (thread) =>
      thread && { ...thread, messages: [...thread.messages.filter(({ _id }) => _id !== message._id), message] },
  );
  void client.invalidateQueries({ queryKey: threadKey });
};
