import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DevicePerson, SharedDevice } from '#contract/entities/sharedDevice';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useAccessChanges } from '../../realtime/useMessageReactions';

const queryKey = ['shared_device'] as const;

/** Browsers fire longer timers at once. */
const timerMaxMs = 2_000_000_000;
/** The server decides that a shift has ended, by its own clock. */
const afterEndMs = 1_000;

/** The time until the next shift ends, in milliseconds; `false` if no one works. */
function untilNextEnd(device: SharedDevice | null | undefined): number | false {
  const ends = (device?.people ?? []).flatMap(({ until }) => (until ? [Date.parse(until)] : []));
  if (ends.length === 0) return false;
  return Math.min(timerMaxMs, Math.max(afterEndMs, Math.min(...ends) - Date.now() + afterEndMs));
}

export interface SharedDeviceState {
  /** `undefined` until it is known. */
  device: SharedDevice | null | undefined;
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
  useAccessChanges(() => void refetch());
  const show = (changed: SharedDevice) => queryClient.setQueryData(queryKey, changed);
  return {
    device,
    async begin({ _id, until }, pin) {
      // Switching shows at once. If it fails, the server's answer takes its place.
      if (device && until) show({ ...device, acting: _id });
      try {
        const body = { sub_store_id: _id, ...(pin === undefined ? {} : { pin }) };
        show((await dataProvider.beginShift(body)).shared_device);
      } catch (error) {
        void refetch();
        throw error;
      }
    },
    async end({ _id }) {
      show((await dataProvider.endShift({ sub_store_id: _id })).shared_device);
    },
  };
}
