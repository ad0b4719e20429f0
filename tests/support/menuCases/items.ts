import type { itemCalls } from '#contract/calls/items';
import type { ContractCases } from '../contractCases';

export const itemCases = {} as unknown as ContractCases<keyof typeof itemCalls>;
