/** What other modules, the pipeline and the jobs ask of the trail of who did what. */
export { accountSubjects } from './accountSubjects';
export { type KeptCall, keepRecords, platformRecord } from './keepRecords';
export { asWhole, hiddenValue, notesOf, type RecordsChanged } from './noteChanges';
export { noteInTrail, type TrailNote, type TrailRow, trailRows } from './noteInTrail';
export { noteOnceAnHour } from './noteOnceAnHour';
export { lastChangedBy } from './readEntries';
export { inTrailScope, type TrailActor, type TrailScope, trailScope } from './trailScope';
export { type NamesOf, rowSubject, type TrailRecord, type TrailRecords, type TrailSubject } from './trailSubject';
