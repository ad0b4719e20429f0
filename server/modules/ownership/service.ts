/** The functions of who has the owner's account for the logger, for "It wasn't me", for shared devices, for a store's deletion, and for the jobs. */
export { handoverPath, ownerAlarmPath, recoveryPath } from './paths';
export { endExpiredHandovers } from './requests';
export { stopOpenHandover, stopOwnerChanges } from './stopChange';
export { endTrustOf } from './trustColleagues';
