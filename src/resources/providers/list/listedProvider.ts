import type { ProviderRecord } from '#contract/entities/provider';

/** A delivery person as the list has one. */
export type ListedProvider = ProviderRecord & { id: string };
