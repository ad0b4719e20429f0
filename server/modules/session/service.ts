/** The functions of sessions for other modules, the pipeline and the real-time side. */

export { endTokens } from './accountTokens';
export { managementBlocker } from './deviceSessions';
export { noteAccepted } from './noteSignIn';
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
