import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { ListMessage } from '../../../records/list/ListMessage';
import { ListSkeleton } from '../../../records/list/ListSkeleton';
import { UndoNotices } from '../../../records/undo/UndoNotices';
import { AddInPlace } from './AddInPlace';
import { InUseDialog } from './InUseDialog';
import { MoveDialog } from './MoveDialog';
import { branchesOf, type MenuTree, searched } from './menuTree';
import { TreeBoard } from './TreeBoard';
import { TreeHeader } from './TreeHeader';
import { TreeContext } from './treeContext';
import { useDeletion } from './useDeletion';
import { useMenuTree } from './useMenuTree';
import { useTreeChanges } from './useTreeChanges';

interface MenuTreePageProps {
  withCategories: boolean;
  /** Beside the search: what else can be done with the headings. */
  actions?: ReactNode;
}

const LoadedTree = ({ tree, withCategories, actions }: MenuTreePageProps & { tree: MenuTree }) => {
  const t = useTranslate();
  const changes = useTreeChanges();
  const { remove, inUse, forget } = useDeletion(changes);
  const [typed, setTyped] = useState('');
  const [closed, setClosed] = useStore<string[]>('categories.closed', []);
  const [movingId, setMovingId] = useState<string | null>(null);
  const branches = branchesOf(tree, withCategories);
  const isSearch = typed.trim() !== '';
  const shown = isSearch ? searched(branches, typed) : branches;
  const moving = tree.subCategories.find(({ _id }) => _id === movingId);
  const isEmpty = tree.categories.length + tree.subCategories.length === 0;
  const close = (id: string) => setClosed([...closed, id]);
  const open = (id: string) => setClosed(closed.filter((other) => other !== id));
  const addCategory = (name: string, key: string) => changes.add('categories', { name: [name] }, key);
  const addSub = (name: string, key: string) => changes.add('sub_categories', { name: [name] }, key);

  return (
    <TreeContext value={{ changes, branches, withCategories, askWhere: setMovingId, remove }}>
      <TreeHeader
        withCategories={withCategories}
        counts={{ categories: tree.categories.length, subCategories: tree.subCategories.length }}
        typed={typed}
        onType={setTyped}
        areAllClosed={tree.categories.every(({ _id }) => closed.includes(_id))}
        actions={actions}
        onCloseAll={(isToClose) => setClosed(isToClose ? tree.categories.map(({ _id }) => _id) : [])}
      />
      {isEmpty ? (
        <ListMessage
          icon={<AccountTreeIcon />}
          title={t(withCategories ? 'categories.empty.title' : 'categories.empty.sub_title')}
          detail={t(withCategories ? 'categories.empty.detail' : 'categories.empty.sub_detail')}
        >
          <AddInPlace
            label={t(withCategories ? 'categories.new' : 'categories.new_sub')}
            onAdd={withCategories ? addCategory : addSub}
          />
        </ListMessage>
      ) : isSearch && shown.every(({ category, subCategories }) => !category && subCategories.length === 0) ? (
        <ListMessage
          icon={<SearchOffIcon />}
          title={t('recordLists.empty.nothing_found')}
          detail={t('recordLists.empty.nothing_found_search', { text: typed.trim() })}
        >
          <Button variant="contained" onClick={() => setTyped('')}>
            {t('recordLists.search.clear')}
          </Button>
        </ListMessage>
      ) : (
        <TreeBoard
          branches={shown}
          isSearch={isSearch}
          isClosed={(id) => closed.includes(id)}
          onToggle={(id) => (closed.includes(id) ? open(id) : close(id))}
        />
      )}
      {withCategories && !isEmpty && !isSearch && (
        <Box sx={{ mt: 1 }}>
          <AddInPlace label={t('categories.new')} onAdd={addCategory} />
        </Box>
      )}
      {moving && <MoveDialog heading={moving} onClose={() => setMovingId(null)} />}
      {inUse && <InUseDialog heading={inUse} onShow={open} onClose={forget} />}
    </TreeContext>
  );
};

/**
 * The headings of the menu on one screen: categories with their sub-categories, or sub-categories alone for a store
 * that has no categories.
 */
export const MenuTreePage = ({ withCategories, actions }: MenuTreePageProps) => {
  const t = useTranslate();
  const { tree, error, reload } = useMenuTree(withCategories);
  return (
    <Box sx={{ maxInlineSize: 960, mx: 'auto', display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {tree && error && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={reload}>
              {t('recordLists.error.retry')}
            </Button>
          }
        >
          {t('recordLists.error.stale')}
        </Alert>
      )}
      {tree ? (
        <LoadedTree tree={tree} withCategories={withCategories} actions={actions} />
      ) : error ? (
        <ListMessage
          icon={<CloudOffIcon />}
          title={t('recordLists.error.title')}
          detail={t('recordLists.error.detail')}
        >
          <Button variant="contained" onClick={reload}>
            {t('recordLists.error.retry')}
          </Button>
        </ListMessage>
      ) : (
        <ListSkeleton />
      )}
      <UndoNotices />
    </Box>
  );
};
