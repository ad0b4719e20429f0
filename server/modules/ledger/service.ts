/** The functions of the ledger for other modules and the jobs. */

export { addStatements } from './addStatements';
export { bookStep, placedRows } from './bookOrder';
export { bookPastOrders } from './bookPastOrders';
export { keptDifferences } from './earnings/keptDifferences';
export { rebuildLedgerTotals } from './earnings/rebuildLedgerTotals';
export { checkLedgers, ledgerDifferences } from './ledgerDifferences';
export { type LedgerRows, ledgerRows } from './ledgerRows';
export { presentEntry, selectEntries } from './readEntries';
export { isHeld, lockStore, readBalance, readRequested } from './storeBalance';
export { termsOfStore } from './terms';
export { ledgerParameters, ledgerParts, writeLedger } from './writeLedger';
