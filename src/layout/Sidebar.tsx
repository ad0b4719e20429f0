import { Suspense, useEffect } from 'react';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { MenuColumn } from './sidebar/MenuColumn';
import type { Menu } from './sidebar/useMenu';

const loadDrawer = () => import('./sidebar/MenuDrawer');
const MenuDrawer = lazyWithRetry(loadDrawer);

/** The main menu: the navigation tree, as far as the account may see it. */
export const Sidebar = ({ menu, id }: { menu: Menu; id: string }) => {
  const { main } = menu.layout;
  useEffect(() => {
    // A phone's first tap finds it there; what does not come now is fetched when it is asked for.
    if (main === 'drawer') loadDrawer().catch(() => undefined);
  }, [main]);
  if (main === 'hidden') return null;
  if (main === 'beside') return <MenuColumn menu={menu} id={id} />;
  return (
    <Suspense fallback={null}>
      <MenuDrawer menu={menu} id={id} />
    </Suspense>
  );
};
