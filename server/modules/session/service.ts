/** The functions of sessions for other modules, the pipeline and the real-time side. */

export { provePassword } from './account';
export {
  createToken,
  endFactorAlarms,
  endOwnerTokens,
  endStoreTokens,
  endTokens,
  isOpenToken,
  isTokenOf,
  type TokenAccount,
  tokenHash,
} from './accountTokens';
export { canWorkAt } from './deviceAt';
export { managementBlocker } from './deviceSessions';
export { endShiftsAt, endShiftsOf } from './endShifts';
export { noInvitation, notePassword } from './notePassword';
export { noteAccepted, noteFailedSignIn, ownerVisitor, subStoreVisitor } from './noteSignIn';
export { isOwnPassword, ownAccount } from './ownAccount';
export { hashPassword, unknownPassword, validatePassword } from './password';
export { pinHash } from './pinHash';
export {
  createSession,
  deleteExpiredSessions,
  type EndedSessions,
  endSessions,
  findSession,
  type NewSession,
} from './sessions';
export { asSignedIn, signInOwner } from './signInOwner';
export { needPerson as needSignInPerson, signInPerson } from './signInPerson';
export { signInSubStore } from './signInSubStore';
export { isSteppedUp } from './steppedUp';
export { needTicket as needSecondFactorTicket, verifySecondFactor } from './verifySecondFactor';
export { viewAs } from './viewAs';
