import { useIsAllowed } from '../../components/access/useIsAllowed';
import { entryOf, needOf } from '../../config/navigation';

/** Whether the signed-in account may open a page, so that no link leads it before a closed door. */
export function useMayOpen(path: string): boolean {
  const isAllowed = useIsAllowed();
  const entry = entryOf(path);
  return entry !== undefined && isAllowed(needOf(entry));
}
