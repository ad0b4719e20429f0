/** The functions of new passwords for other modules. */
export { mailOwnerLink } from './mailOwnerLink';
export { newPasswordPath } from './newPasswordPath';
