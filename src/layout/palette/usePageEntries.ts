import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { mayOpenPage } from '../../authProvider/guard';
import { type NavigationEntry, navigation } from '../../config/navigation';
import { paths } from '../../config/paths';
import { shortcuts } from '../../config/shortcuts';
import { useSession } from '../../session/useSession';
import type { KnownEntry } from './entry';

/** A page, with the group of the menu that it is in. */
interface Placed {
  page: NavigationEntry;
  parent?: NavigationEntry;
}

const pagesBelow = (entries: readonly NavigationEntry[], parent?: NavigationEntry): Placed[] =>
  entries.flatMap((page) => {
    if (page.subs) return pagesBelow(page.subs, page);
    return page.toggles ? [] : [{ page, ...(parent ? { parent } : {}) }];
  });

const keysTo = (path: string) => shortcuts.find(({ to }) => to === path)?.keys[0];

/** Every page that the account may open, but the one that an action leads to. */
export function usePageEntries(english: (key: string) => string): KnownEntry[] {
  const t = useTranslate();
  const session = useSession();
  const navigate = useNavigate();
  return pagesBelow(navigation)
    .filter(({ page }) => page.to !== paths.createOrder && mayOpenPage(session, page))
    .map(({ page, parent }) => {
      const id = `page:${page.to}`;
      const keys = keysTo(page.to);
      const label = t(page.label);
      const within = parent ? t(parent.label) : '';
      return {
        id,
        label,
        ...(within ? { beside: within } : {}),
        Icon: page.icon,
        ...(keys ? { keys } : {}),
        kept: { kind: 'known', id },
        names: [label, `${within} ${label}`, english(page.label)],
        run: () => (page.newWindow ? window.open(page.to, '_blank', 'noopener') : navigate(page.to)),
      };
    });
}
