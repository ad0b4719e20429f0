/** The deletion of stores for the jobs. */
export { deleteDueStores } from './deleteStore';
export { removeOldRecords } from './removeOldRecords';
