/** The functions of delivery people for other modules and the jobs. */

export { bankDetailPlace } from './bank/bankDetailRows';
export { decideByPlatform } from './decide';
export { forgetProviders } from './leaving/forgetProviders';
export { staffSubjects } from './staffSubjects';
