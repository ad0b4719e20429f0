/** The functions of the ledger for other modules and the jobs. */

export { bookStep, placedRows } from './bookOrder';
export { bookPastOrders } from './bookPastOrders';
export { keptDifferences } from './earnings/keptDifferences';
export { rebuildLedgerTotals } from './earnings/rebuildLedgerTotals';
export { checkLedgers, ledgerDifferences } from './ledgerDifferences';
export type { LedgerRows } from './ledgerRows';
export { termsOfStore } from './terms';
export { ledgerParameters, ledgerParts } from './writeLedger';
