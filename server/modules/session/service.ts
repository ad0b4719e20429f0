/** The functions of sessions for other modules, the pipeline and the real-time side. */

export { createToken, endStoreTokens, endTokens, isOpenToken, type TokenAccount, tokenHash } from './accountTokens';
export { managementBlocker } from './deviceSessions';
export { noInvitation, notePassword } from './notePassword';
export { noteAccepted, ownerVisitor, subStoreVisitor } from './noteSignIn';
export { hashPassword, isPassword, validatePassword } from './password';
export {
  createSession,
  deleteExpiredSessions,
  type EndedSessions,
  endSessions,
  findSession,
  type NewSession,
} from './sessions';
export { signInSubStore } from './signInSubStore';
export { viewAs } from './viewAs';
