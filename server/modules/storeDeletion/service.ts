/** The deletion of stores for the jobs and for "It wasn't me". */
export { followAbandoned } from './abandonedStores';
export { deleteDueStores } from './deleteStore';
export { removeOldRecords } from './removeOldRecords';
export { stopTakeover } from './stopTakeover';
