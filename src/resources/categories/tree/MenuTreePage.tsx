import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type ReactNode, useId, useState } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SubCategoryRecord } from '#contract/entities/menu';
import { searchKey } from '#contract/searchKey';
import { readingWidth } from '../../../components/page/readingWidth';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import { ExportButton } from '../../../menuFiles/ExportButton';
import { ListMessage } from '../../../records/list/ListMessage';
import { ListSkeleton } from '../../../records/list/ListSkeleton';
import { UndoNotices } from '../../../records/undo/UndoNotices';
import { AddInPlace } from './AddInPlace';
import { InUseDialog } from './InUseDialog';
import { branchesOf, type MenuTree, noCategory, searched, useMenuTree } from './menuTree';
import { TreeBoard } from './TreeBoard';
import { TreeHeader } from './TreeHeader';
import {
  type Heading,
  type HeadingName,
  type TreeChanges,
  TreeContext,
  useTreeActions,
  useTreeChanges,
} from './useTreeChanges';

/** Asks which category to move a sub-category to: an alternative to dragging. */
const MoveDialog = ({ heading, onClose }: { heading: SubCategoryRecord; onClose: () => void }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const { branches, changes } = useTreeActions();
  const titleId = useId();
  const from = heading.category_id ?? noCategory;
  const choices = [
    ...branches.flatMap(({ category }) => (category ? { id: category._id, name: text(category.name) } : [])),
    { id: noCategory, name: t('categories.without') },
  ];
  const move = (to: string) => {
    onClose();
    void changes.moveSubCategory(heading._id, { from, to });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('categories.move_title', { name: text(heading.name) })}</DialogTitle>
      <List sx={{ overflowY: 'auto' }}>
        {choices.map(({ id, name }) => (
          <ListItemButton key={id} disabled={id === from} onClick={() => move(id)} sx={{ minHeight: 48, px: 3 }}>
            <ListItemText primary={name} secondary={id === from ? t('categories.stands_here') : undefined} />
          </ListItemButton>
        ))}
      </List>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Deletes categories. One that is in use is kept here until the user has read why. */
function useDeletion(changes: TreeChanges) {
  const t = useTranslate();
  const notify = useNotify();
  const [inUse, setInUse] = useState<Heading | null>(null);
  const remove = async (name: HeadingName, heading: Heading) => {
    try {
      await changes.remove(name, heading);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The server counts again: someone may have added something.
      const { current } = error.details;
      if (error.code === errorCodes.RECORD_IN_USE)
        setInUse({ ...heading, ...(current as Partial<Heading>) } as Heading);
      else notify(t('categories.not_deleted', { reason: t(errorText(error)) }), { type: 'error' });
    }
  };
  return { remove, inUse, forget: () => setInUse(null) };
}

interface MenuTreePageProps {
  withCategories: boolean;
  /** Next to the search: further actions. */
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
  const isSearch = searchKey(typed) !== '';
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
 * The menu's structure on one screen: categories with their sub-categories, or only sub-categories for a store without
 * categories.
 */
const MenuTreePage = ({ withCategories, actions }: MenuTreePageProps) => {
  const t = useTranslate();
  const { tree, error, reload } = useMenuTree(withCategories);
  return (
    <Box sx={{ maxInlineSize: readingWidth, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {tree && error && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={reload}>
              {t('common.retry')}
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
            {t('common.retry')}
          </Button>
        </ListMessage>
      ) : (
        <ListSkeleton />
      )}
      <UndoNotices />
    </Box>
  );
};

export function CategoryList() {
  return <MenuTreePage withCategories actions={<ExportButton resource="categories" />} />;
}

export function SubCategoryList() {
  return <MenuTreePage withCategories={false} actions={<ExportButton resource="sub_categories" />} />;
}
