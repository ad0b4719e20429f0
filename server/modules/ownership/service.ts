/** The functions of who has the owner's account for the logger and for "It wasn't me". */
export { handoverPath, ownerAlarmPath, recoveryPath } from './paths';
export { stopOwnerChanges } from './stopChange';
