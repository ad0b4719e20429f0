import type { imageCalls } from '#contract/calls/images';
import type { ContractCases } from '../contractCases';

export const imageCases = {} as unknown as ContractCases<keyof typeof imageCalls>;
