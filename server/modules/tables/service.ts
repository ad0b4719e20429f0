/** The tables' functions for other modules. */
export { areTables, tables } from './index';
export { presentTable } from './presentTable';
export { removeTables } from './removeTables';
