/** The functions of who has the owner's account for "It wasn't me", for shared devices, for a store's deletion, and for the jobs. */
export { endExpiredHandovers } from './requests';
export { stopOpenHandover, stopOwnerChanges } from './stopChange';
export { endTrustOf } from './trustColleagues';
