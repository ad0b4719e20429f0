/** What other modules, the pipeline and the jobs ask of the trail of who did what. */
export { hiddenValue } from './differences';
export { type KeptCall, keepRecords } from './keepRecords';
export { lastChangedBy } from './lastChangedBy';
export { asWhole, notesOf, type RecordsChanged } from './noteChanges';
export { noteInTrail, type TrailNote, type TrailRow, trailRows } from './noteInTrail';
export { noteOnceAnHour } from './noteOnceAnHour';
export { platformRecord } from './platformRecord';
export { accountSubjects } from './subjects/accountSubjects';
/** For a resource of one table: docs/add-a-resource.md. @public */
export { rowSubject } from './subjects/rowSubject';
export { inTrailScope, type TrailActor, type TrailScope, trailScope } from './trailScope';
export type { NamesOf, TrailRecord, TrailRecords, TrailSubject } from './trailSubject';
