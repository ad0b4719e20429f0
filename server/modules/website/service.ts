/** The functions of websites for other modules, the audit log and the jobs. */
export { checkDueDomains } from './checkDomain';
export type { DomainName } from './domainName';
export { shortName, storedName } from './domains';
export { scriptSubject } from './scripts';
export { siteDomain, websiteFacts } from './siteDomain';
