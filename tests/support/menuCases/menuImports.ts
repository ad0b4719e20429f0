import type { menuImportCalls } from '#contract/calls/menuImports';
import type { ContractCases } from '../contractCases';

export const menuImportCases = {} as unknown as ContractCases<keyof typeof menuImportCalls>;
