import { useSearchParams } from 'react-router';
import { type ImportKind, importKinds } from '#contract/menuFiles/columns';
import { isGranted, type PermissionKey } from '#contract/permissions';
import { grantsOf } from '../../../session/session';
import { useSession } from '../../../session/useSession';

const permissionOf: Record<ImportKind, PermissionKey> = {
  items: 'store/product',
  categories: 'store/group',
  modifier_groups: 'store/modifier_group',
};

/** The kinds of files that the account may import and export, and the one that the address names. */
export function useImportKinds() {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const grants = grantsOf(session);
  const kinds = importKinds.filter((kind) => isGranted(grants, permissionOf[kind]));
  const asked = kinds.find((kind) => kind === search.get('kind'));
  const kind = asked ?? kinds[0] ?? null;
  const setKind = (chosen: ImportKind) => setSearch({ kind: chosen }, { replace: true });
  return { kinds, kind, setKind };
}
