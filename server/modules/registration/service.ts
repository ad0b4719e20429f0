/** The functions of registration for other modules, the logger and the jobs. */
export { referralCodeOf } from './referralCode';
export { registrationPath } from './registrationPath';
