/** What other modules, the pipeline and the real-time side use of sessions. */
export { judgePassword } from './judgePassword';
export { lookAs } from './lookAs';
export { managementGap } from './managementGap';
export { noteAccepted } from './noteSignIn';
export { hashPassword, isPassword } from './password';
export {
  createSession,
  deleteExpiredSessions,
  type EndedSessions,
  endSessions,
  findSession,
  type NewSession,
} from './sessions';
export { signInSubStore } from './signInSubStore';
