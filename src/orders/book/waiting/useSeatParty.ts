import { useDataProvider } from 'react-admin';
import type { WaitingParty } from '#contract/entities/waitingParty';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { TableChoice } from '../../places/tableChoices';
import { useSeating } from '../new/useSeating';
import { useReloadWaiting } from './useWaitingList';

/** Seats a party of the waiting list at free tables. `failure`: why it wasn't seated, in words. */
export function useSeatParty() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const reload = useReloadWaiting();
  const { seat, failure } = useSeating();
  const seatParty = async ({ _id }: WaitingParty, { ids }: TableChoice, button: HTMLElement): Promise<void> => {
    const place = (idempotency_key: string) =>
      dataProvider.seatWaitingParty({ idempotency_key, _id, table_ids: [...ids] });
    await seat({ choice: `${_id} ${ids.join()}`, place, button });
    // Also after a refusal: someone else may have seated them.
    reload();
  };
  return { seatParty, failure };
}
