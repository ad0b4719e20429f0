import { fieldsNotValid } from '#server/http/callError';
import { takenName } from './changes/brokenConstraint';

/**
 * For a statement that may fail as its name is taken: the database alone knows, since two may write at once.
 *
 * @throws 897, 878 or 875 at the name's first language; any other error as it came
 * @example await tx.insert(categories).values(row).catch(refuseTakenName)
 */
export function refuseTakenName(error: unknown): never {
  const code = takenName(error);
  throw code === undefined ? error : fieldsNotValid(code, [{ path: 'name.0', code: String(code) }]);
}
