import type { categoryCalls } from '#contract/calls/categories';
import type { ContractCases } from '../contractCases';

export const categoryCases = {} as unknown as ContractCases<keyof typeof categoryCalls>;
