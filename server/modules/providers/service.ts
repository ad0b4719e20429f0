/** The functions of delivery people for other modules and the jobs. */

export { type BankFacts, bankDetailPlace, isBankDetail, openFacts, sealFacts } from './bank/bankDetailRows';
export { bankDetailHandlersOf } from './bank/bankDetails';
export type { BankChange, BankHolder } from './bank/bankHolder';
export { people } from './bank/peoplesBankDetails';
export { type ByHolder, byHolderOf, byHolderType } from './byHolder';
export { decideByPlatform } from './decide';
export {
  type AnyDocumentRow,
  documentNotFound,
  isDocument,
  presentDocument,
} from './documents/documentRows';
export { documentFile, peoplesDocumentHandlers } from './documents/documents';
export { assertSeen, review, reviewByPlatform } from './documents/reviewDocument';
export { assertTypeOf, detailsIn, unreviewed, uploadedDocument } from './documents/uploadDocument';
export { forgetProviders } from './leaving/forgetProviders';
export { noteDocument, noteDocumentOpened } from './noteDocuments';
export { staffSubjects } from './staffSubjects';
