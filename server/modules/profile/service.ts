/** The functions of people's own accounts and their addresses for other modules. */
export { lockAddress, recipientOf, takeAddress } from './address';
export { type AccountId, closeChanges, formerAddresses, formerEmail, reservedFor } from './reservedAddress';
export { undoChangePath } from './undoChangePath';
