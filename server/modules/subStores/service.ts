/** The functions of sub-accounts for other modules. */
export { invitationPath } from './invitationToken';
