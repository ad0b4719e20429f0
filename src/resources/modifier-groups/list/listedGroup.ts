import type { ModifierGroupRecord } from '#contract/entities/menu';

/** A group as the list has it: react-admin's `id` beside `_id`. */
export type ListedGroup = ModifierGroupRecord & { id: string };
