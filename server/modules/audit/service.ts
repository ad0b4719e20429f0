/** The audit log's functions for other modules, the pipeline and the jobs. */
export { accountSubjects } from './accountSubjects';
export { type AuditActor, type AuditScope, auditScope, inAuditScope } from './auditScope';
export { type AuditRecord, type AuditRecords, type AuditSubject, type NamesOf, rowSubject } from './auditSubject';
export { asOneEntry, hiddenValue, notesOf, type RecordsChanged } from './noteChanges';
export { noteOnceAnHour, noteUse } from './noteOnceAnHour';
export { type AuditedCall, platformRecord, runAudited } from './runAudited';
export { type AuditedRewrite, withAuditedRewrite } from './withAuditedRewrite';
export { type AuditNote, type AuditRow, auditRows, systemAuditActor, writeAuditEntries } from './writeAuditEntries';
