import type { SubStoreRecord } from '#contract/entities/subStore';

export type ListedSubStore = SubStoreRecord & { id: string };
