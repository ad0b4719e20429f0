import type { SettingsEntity } from './defineSettings';

/** The query of a section's values. */
export const settingsKey = (entity: SettingsEntity) => ['settings', entity] as const;
