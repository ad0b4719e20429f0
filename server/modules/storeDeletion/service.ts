/** The deletion of stores for the jobs and for "It wasn't me". */
export { deleteDueStores } from './deleteStore';
export { removeOldRecords } from './removeOldRecords';
export { stopTakeover } from './stopTakeover';
