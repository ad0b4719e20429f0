import { joined } from './joined';

/** The plain resources: records whose calls all come from their description (docs/add-a-resource.md). */
export const plainRecords = {
  // One line each.
};

export type PlainEntity = keyof typeof plainRecords;
/** What the audit log and the messages of the stream call them. */
export const plainEntities = Object.keys(plainRecords) as PlainEntity[];

/** Their calls, under their names. */
export const plainCalls = joined(plainRecords, 'calls');
