import type { auditCalls } from '#contract/calls/audit';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ContractCases } from './contractCases';

/** The audit log: it can only be read. */
export const auditCases: ContractCases<keyof typeof auditCalls> = {
  get_audit_list: {
    body: () => ({ filter: {} }),
    foreign: {
      // Ids of others are not refused: the list holds none of them.
      body: ({ other }) => ({ filter: { actor_id: other.store.id } }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
  get_audit_actor_list: { body: () => ({}) },
  get_record_history: {
    body: ({ mine }) => ({ entity: 'item', _id: mine.item.id }),
    foreign: { body: ({ other }) => ({ entity: 'item', _id: other.item.id }), code: errorCodes.NO_DATA_FOUND },
  },
};
