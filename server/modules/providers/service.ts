/** What other modules, and the jobs, use of delivery people. */

export { bankDetailPlace } from './bank/bankDetailRows';
export { decideByPlatform } from './decide';
export { forgetProviders } from './leaving/forgetProviders';
export { staffSubjects } from './staffSubjects';
