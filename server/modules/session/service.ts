/** The functions of sessions for other modules, the pipeline and the real-time side. */

export { provePassword } from './account';
export {
  createToken,
  endOwnerTokens,
  endStoreTokens,
  endTokens,
  isOpenToken,
  isTokenOf,
  type TokenAccount,
  tokenHash,
} from './accountTokens';
export { managementBlocker } from './deviceSessions';
export { noInvitation, notePassword } from './notePassword';
export { noteAccepted, noteFailedSignIn, ownerVisitor, subStoreVisitor } from './noteSignIn';
export { hashPassword, isPassword, validatePassword } from './password';
export {
  createSession,
  deleteExpiredSessions,
  type EndedSessions,
  endSessions,
  findSession,
  type NewSession,
} from './sessions';
export { asSignedIn, signInOwner } from './signInOwner';
export { signInSubStore } from './signInSubStore';
export { isSteppedUp } from './steppedUp';
export { viewAs } from './viewAs';
