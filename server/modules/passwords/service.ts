/** The functions of new passwords for other modules. */
export { findAccount } from './linkAccounts';
export { mailOwnerLink } from './mailOwnerLink';
export { makeLink } from './makeLink';
export { newPasswordPath } from './newPasswordPath';
