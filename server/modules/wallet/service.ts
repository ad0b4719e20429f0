/** The jobs of payouts. */

export { checkSeals, sealStatements } from './statements/sealStatements';
