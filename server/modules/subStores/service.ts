/** What other modules use of sub-accounts. */
export { invitationPath } from './invitationToken';
