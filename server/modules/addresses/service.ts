/** Email addresses and phone numbers of accounts, and who can take them, for other modules. */
export { channelOf, isSameAddress, recipientOf } from './accountAddress';
export { ownerContacts } from './ownerContacts';
export {
  type AccountId,
  closeChanges,
  formerAddresses,
  formerEmail,
  isChangeOf,
  noteEmailRestored,
  prolongEmailChanges,
  reservedFor,
} from './reservedAddress';
export { lockAddress, refuseTaken, takeAddress } from './takeAddress';
