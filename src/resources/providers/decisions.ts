import type { ProviderRecord } from '#contract/entities/provider';
import { type ApprovalState, refuseDecision } from '#contract/providers/approval';
import type { StoreDataProvider } from '../../dataProvider/index';

/** What may be decided about a person from where they are; the server judges by the same rule. */
export const openDecisions = (record: Pick<ProviderRecord, 'approval' | 'approval_by'>): ApprovalState[] => {
  const states: ApprovalState[] = record.approval === 'approved' ? ['blocked'] : ['approved'];
  if (record.approval === 'pending') states.push('declined');
  return states.filter((state) => refuseDecision(record, state, 'store') === null);
};

/** The platform said no, and the store cannot take that back. */
export const isPlatformNo = (record: Pick<ProviderRecord, 'approval' | 'approval_by'>): boolean =>
  refuseDecision(record, 'approved', 'store') !== null;

type Decided = Pick<ProviderRecord, '_id' | 'approval' | 'approval_reason'>;

/** Puts a decision back as it was, whoever decided since. */
export async function putBack(dataProvider: StoreDataProvider, { _id, approval, approval_reason }: Decided) {
  const state = approval;
  const reason = approval_reason === '' ? {} : { reason: approval_reason };
  await dataProvider.approveProvider({ _id, state, ...reason });
  return { results: [{ _id, success: true }] };
}

/** Brings a deleted person back. */
export async function bringBack(dataProvider: StoreDataProvider, _id: string) {
  await dataProvider.restoreProvider({ _id });
  return { results: [{ _id, success: true }] };
}
