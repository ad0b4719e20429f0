import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { DevicePerson, SharedDevice } from '#contract/entities/sharedDevice';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useAccessChanges } from '../../realtime/useMessageReactions';

const queryKey = ['shared_device'] as const;

/** Browsers fire longer timers immediately. */
const timerMaxMs = 2_000_000_000;
/** The server decides that a shift has ended, by its own clock. */
const afterEndMs = 1_000;
/** A device whose clock is ahead has to wait until the server's shows the time, too. */
const retryMs = 30_000;

/** The time until the next shift ends, in milliseconds; `false` if no one works. */
function untilNextEnd(device: SharedDevice | null | undefined): number | false {
  const ends = (device?.people ?? []).flatMap(({ until }) => (until ? [Date.parse(until)] : []));
  if (ends.length === 0) return false;
  const remainingMs = Math.min(...ends) - Date.now();
  return remainingMs > 0 ? Math.min(timerMaxMs, remainingMs + afterEndMs) : retryMs;
}

export interface SharedDeviceState {
  /** `undefined` until it is known. */
  device: SharedDevice | null | undefined;
  /** The person who was tapped last, until the server has replied: its state still names the previous one. */
  switchingTo: string | null;
  /** Begins a person's shift, or switches to them. @throws ApiError */
  begin: (person: DevicePerson, pin?: string) => Promise<void>;
  /** @throws ApiError */
  end: (person: DevicePerson) => Promise<void>;
}

/** This shared device, with who can work at it and who does. All tabs of the device show the same. */
export function useSharedDevice(): SharedDeviceState {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { data: device } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getSharedDevice({}, { signal })).shared_device,
    refetchInterval: ({ state }) => untilNextEnd(state.data),
  });
  const refetch = () => queryClient.invalidateQueries({ queryKey });
  // Another tab can switch before this one is connected.
  useAccessChanges(() => void refetch(), true);
  const show = (changed: SharedDevice) => queryClient.setQueryData(queryKey, changed);
  // Calls go one after another: replies to two quick taps could otherwise show the first one last.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = (send: () => Promise<{ shared_device: SharedDevice }>): Promise<void> => {
    const call = last.current.then(async () => {
      try {
        show((await send()).shared_device);
      } catch (error) {
        void refetch();
        throw error;
      }
    });
    last.current = call.catch(() => {});
    return call;
  };
  const [switchingTo, setSwitchingTo] = useState<string | null>(null);
  const taps = useRef(0);
  return {
    device,
    switchingTo,
    async begin({ _id }, pin) {
      taps.current += 1;
      const tap = taps.current;
      setSwitchingTo(_id);
      try {
        const body = { sub_store_id: _id, ...(pin === undefined ? {} : { pin }) };
        await inTurn(() => dataProvider.beginShift(body));
      } finally {
        if (tap === taps.current) setSwitchingTo(null);
      }
    },
    end: ({ _id }) => inTurn(() => dataProvider.endShift({ sub_store_id: _id })),
  };
}
