import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ProviderRecord } from '#contract/entities/provider';
import { limits } from '#contract/limits';
import { type ActiveOrdersChoice, type ApprovalState, refuseDecision } from '#contract/providers/approval';
import { fullName } from '#contract/providers/fullName';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { raName } from '../../descriptors/resources/index';
import { useUndoNotice } from '../../records/undo/useUndoNotice';

/** Possible decisions from a person's current state; the server uses the same rule. */
export const openDecisions = (record: Pick<ProviderRecord, 'approval' | 'approval_by'>): ApprovalState[] => {
  const states: ApprovalState[] = record.approval === 'approved' ? ['blocked'] : ['approved'];
  if (record.approval === 'pending') states.push('declined');
  return states.filter((state) => refuseDecision(record, state, 'store') === null);
};

/** The platform declined the person, which the store can't reverse. */
export const isPlatformNo = (record: Pick<ProviderRecord, 'approval' | 'approval_by'>): boolean =>
  refuseDecision(record, 'approved', 'store') !== null;

type Decided = Pick<ProviderRecord, '_id' | 'approval' | 'approval_reason'>;

/** Restores the previous decision, even if someone has decided since. */
async function putBack(dataProvider: StoreDataProvider, { _id, approval, approval_reason }: Decided) {
  const state = approval;
  const reason = approval_reason === '' ? {} : { reason: approval_reason };
  await dataProvider.approveProvider({ _id, state, ...reason });
  return { results: [{ _id, success: true }] };
}

/** Restores a deleted person. */
export async function bringBack(dataProvider: StoreDataProvider, _id: string) {
  await dataProvider.restoreProvider({ _id });
  return { results: [{ _id, success: true }] };
}

/** The reason, and what happens to active orders. */
export interface Grounds {
  reason?: string;
  orders?: ActiveOrdersChoice;
}

/**
 * Decides about a person, and offers to undo it.
 *
 * @returns the record as it is then; `null` where the decision was refused, which is told
 */
export function useDecision() {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const offerUndo = useUndoNotice();
  const queryClient = useQueryClient();
  return useCallback(
    async (
      record: ProviderRecord,
      state: ApprovalState,
      { reason, orders }: Grounds = {},
    ): Promise<ProviderRecord | null> => {
      const { _id, version } = record;
      try {
        const grounds = { ...(reason ? { reason } : {}), ...(orders ? { orders } : {}) };
        const { provider = null } = await dataProvider.approveProvider({ _id, version, state, ...grounds });
        await queryClient.invalidateQueries({ queryKey: [raName('providers')], refetchType: 'active' });
        const name = fullName(record);
        offerUndo({
          text: t(`providers.decided.${state}`, { name }),
          changeIds: [_id],
          name: 'providers',
          undo: () => putBack(dataProvider, record),
          nameOf: () => name,
        });
        return provider;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        void queryClient.invalidateQueries({ queryKey: [raName('providers')] });
        notify(errorText(error), { type: 'warning', autoHideDuration: limits.toastLongMs, multiLine: true });
        return null;
      }
    },
    [t, notify, offerUndo, queryClient, dataProvider],
  );
}
