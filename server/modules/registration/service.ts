/** The functions of registration for other modules and the jobs. */
export { referralCodeOf } from './referralCode';
