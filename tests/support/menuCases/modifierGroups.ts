import type { modifierGroupCalls } from '#contract/calls/modifierGroups';
import type { ContractCases } from '../contractCases';

export const modifierGroupCases = {} as unknown as ContractCases<keyof typeof modifierGroupCalls>;
