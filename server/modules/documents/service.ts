/** The functions of documents for the jobs and other modules. */
export { readDocumentProgress } from './documentProgress';
export { remindOfExpiry } from './remindOfExpiry';
