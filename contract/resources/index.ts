import { joined } from './joined';

/** The plain resources: records whose calls all come from their description (docs/add-a-resource.md). */
export const plainRecords = {
  // One line each.
};

export type PlainEntity = keyof typeof plainRecords;
/** Their names in the audit log and in stream messages. */
export const plainEntities = Object.keys(plainRecords) as PlainEntity[];

/** Their calls by name. */
export const plainCalls = joined(plainRecords, 'calls');
