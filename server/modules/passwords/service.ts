/** The functions of new passwords for other modules. */
export { closePassword } from './closePassword';
export { findAccount } from './linkAccounts';
export { mailOwnerLink } from './mailOwnerLink';
export { makeLink } from './makeLink';
