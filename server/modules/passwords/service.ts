/** The functions of new passwords for other modules. */
export { newPasswordPath } from './newPasswordPath';
