import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useFormTools } from '../../../records/form/formTools';
import { resources } from '../../index';
import { useDuplicate } from '../list/duplicate';
import type { ListedItem } from '../list/listedItem';

/** Begins a new item with what this one has, as it is saved. */
export const DuplicateItem = () => {
  const t = useTranslate();
  const duplicate = useDuplicate();
  const { opened } = useFormTools();
  const { isDirty } = useFormState();
  if (!opened) return null;
  return (
    <Button
      component={Link}
      to={`${resources.items.path}/create`}
      state={{ record: duplicate(opened as unknown as ListedItem) }}
      color="inherit"
      disabled={isDirty}
      startIcon={<ContentCopyIcon />}
      sx={{ minBlockSize: 44 }}
    >
      {t('itemForm.duplicate')}
    </Button>
  );
};
