import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { paths } from '../../../config/paths';
import { listFilter } from '../../../records/list/toolbar/recordFilter';
import type { Heading } from './useTreeChanges';

interface InUseDialogProps {
  /** As the server has it. */
  heading: Heading;
  /** Expands the category to show what is in it. */
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Why a category can't be deleted: how much is in it, with a link. */
export const InUseDialog = ({ heading, onShow, onClose }: InUseDialogProps) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const mayOpenItems = useIsAllowed()({ permission: 'store/product' });
  const titleId = useId();
  const isSub = 'item_count' in heading;
  const params = { name: text(heading.name), smart_count: isSub ? heading.item_count : heading.sub_category_count };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('categories.in_use.title', params)}</DialogTitle>
      <DialogContent>{t(isSub ? 'categories.in_use.items' : 'categories.in_use.subs', params)}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
        {isSub && mayOpenItems && (
          <Button
            variant="contained"
            component={Link}
            to={`${paths.itemList}${listFilter({ sub_category_id: heading._id })}`}
          >
            {t('categories.in_use.show_items')}
          </Button>
        )}
        {!isSub && (
          <Button
            variant="contained"
            onClick={() => {
              onClose();
              onShow(heading._id);
            }}
          >
            {t('categories.in_use.show_subs')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
