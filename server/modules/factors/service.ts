/** The second factors of an account, for the modules that ask for them and change them. */
export {
  deleteUselessCodes,
  factorsOf,
  hasFactor,
  lacksRequiredFactor,
  memberHasFactor,
  methodsOf,
  removeFactors,
  removeFactorsSince,
  removePasskey,
  removeTotp,
  teamWithoutFactor,
} from './accountFactors';
export { addPasskey, passkeyCreation, passkeyRequest, renamePasskey } from './passkeys';
export { replaceRecoveryCodes } from './recoveryCodes';
export { isRecoveryKey, recoveryHasher } from './recoveryKey';
export { passkeyDomain } from './relyingParty';
export { type FactorProof, missingProof, proofIn, takeFactor, wrongProof } from './takeFactor';
export { tellAccount } from './tellAccount';
export { beginTotp, confirmTotp, totpName, totpPlace } from './totp';
