import { randomUUID } from 'node:crypto';
import type { refusedRequestCalls } from '#contract/calls/refusedRequests';
import type { ContractCases } from './contractCases';

/** Contract cases of refused requests. Removing what isn't there, or is another store's, changes nothing. */
export const refusedRequestCases: ContractCases<keyof typeof refusedRequestCalls> = {
  get_refused_request_list: { body: () => ({}) },
  remove_refused_request: { body: () => ({ _id: randomUUID() }) },
  get_refused_sums: { body: () => ({}) },
  get_learned_stays: { body: () => ({}) },
};
