import type { SettingsEntity } from '#contract/calls/entityNames';

/** The query of a section's values. */
export const settingsKey = (entity: SettingsEntity) => ['settings', entity] as const;
