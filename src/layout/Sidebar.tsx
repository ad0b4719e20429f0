import { memo, Suspense, useEffect } from 'react';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { MenuColumn } from './sidebar/MenuColumn';
import type { MenuState } from './sidebar/useMenu';

const MenuDrawer = lazyWithRetry(() => import('./sidebar/MenuDrawer'));

/** The main menu: the part of the navigation tree that the account can see. */
export const Sidebar = memo(function Sidebar({ menu, id }: { menu: MenuState; id: string }) {
  const { main } = menu.layout;
  useEffect(() => {
    // Prefetched for a phone's first tap; if that fails, it is fetched on demand.
    if (main === 'drawer') MenuDrawer.prefetch().catch(() => undefined);
  }, [main]);
  if (main === 'hidden') return null;
  if (main === 'beside') return <MenuColumn menu={menu} id={id} />;
  return (
    <Suspense fallback={null}>
      <MenuDrawer menu={menu} id={id} />
    </Suspense>
  );
});
