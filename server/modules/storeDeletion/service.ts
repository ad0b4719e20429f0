/** The deletion of stores for the jobs and for "It wasn't me". */
export { followAbandoned } from './abandonedStores';
export { deleteDueStores } from './deleteStore';
export { keepWithOwner } from './keepWithOwner';
export { removeOldRecords } from './removeOldRecords';
