/** The functions of who has the owner's account for the logger, for "It wasn't me" and for shared devices. */
export { handoverPath, ownerAlarmPath, recoveryPath } from './paths';
export { stopOwnerChanges } from './stopChange';
export { endTrustOf } from './trustColleagues';
