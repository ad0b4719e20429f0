import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { SubCategoryRecord } from '#contract/entities/menu';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import { noCategory } from './menuTree';
import { useTreeActions } from './treeContext';

/** Asks for the category that a sub-category goes to: dragging by other means. */
export const MoveDialog = ({ heading, onClose }: { heading: SubCategoryRecord; onClose: () => void }) => {
  const t = useTranslate();
  const { text } = useStoreSurroundings();
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
          {t('records.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
