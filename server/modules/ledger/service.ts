/** The functions of the ledger for other modules and the jobs. */

export { addStatements } from './addStatements';
export { bookDisputeFees } from './bookDisputeFees';
export { bookStep, placedRows } from './bookOrder';
export { bookPastOrders } from './bookPastOrders';
export { closeBalance } from './closeBalance';
export { bookDemoPayouts } from './demoPayouts';
export { type LedgerOwner, readSums } from './earnings/earningSums';
export { readEntriesPart } from './earnings/exportEntries';
export { keptDifferences } from './earnings/keptDifferences';
export { readMonths } from './earnings/readMonths';
export { rebuildLedgerTotals } from './earnings/rebuildLedgerTotals';
export { checkLedgers, ledgerDifferences } from './ledgerDifferences';
export { type LedgerRows, ledgerRows } from './ledgerRows';
export { completeSince, presentEntry, selectEntries } from './readEntries';
export { isHeld, lockStore, readBalance, readRequested } from './storeBalance';
export { bookRefundTakenBack } from './takeBackRefund';
export { termsOfStore } from './terms';
export { ledgerParameters, ledgerParts, writeLedger } from './writeLedger';
