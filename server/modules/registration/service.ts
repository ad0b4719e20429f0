/** The functions of registration for other modules. */
export { referralCodeOf } from './referralCode';
