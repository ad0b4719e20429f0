/** The functions of new passwords for other modules. */
export { findAccount } from './linkAccounts';
export { makeLink } from './makeLink';
export { newPasswordPath } from './newPasswordPath';
