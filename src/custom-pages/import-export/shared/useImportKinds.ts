import { useSearchParams } from 'react-router-dom';
import { type ImportKind, importKinds } from '#contract/menuFiles/columns';
import { importPermissions } from '#contract/menuFiles/importPermissions';
import { useIsAllowed } from '../../../components/access/useIsAllowed';

/** The kinds of files that the account may import and export, and the one that the address names. */
export function useImportKinds() {
  const isAllowed = useIsAllowed();
  const [search, setSearch] = useSearchParams();
  const kinds = importKinds.filter((kind) => isAllowed({ permission: importPermissions[kind] }));
  const asked = kinds.find((kind) => kind === search.get('kind'));
  const kind = asked ?? kinds[0] ?? null;
  const setKind = (chosen: ImportKind) => setSearch({ kind: chosen }, { replace: true });
  return { kinds, kind, setKind };
}
