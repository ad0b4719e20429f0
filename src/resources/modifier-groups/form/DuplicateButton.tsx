import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ModifierGroupRecord } from '#contract/entities/menu';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useFormTools } from '../../../records/form/formTools';
import { resources } from '../../index';
import { copyOf } from './modifierRows';

/** Begins a new group with the values of the open one, as it was saved. */
export const DuplicateButton = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const languages = useStoreFormat().store.languages_supported.length;
  const { opened } = useFormTools();
  const duplicate = () => {
    if (!opened) return;
    const record = copyOf(opened as unknown as ModifierGroupRecord, languages, (name) =>
      t('modifierGroups.copy_of', { name }),
    );
    navigate(`${resources.modifier_groups.path}/create`, { state: { record } });
  };
  return (
    <Button
      color="inherit"
      startIcon={<ContentCopyIcon />}
      onClick={duplicate}
      sx={{ minBlockSize: 44, display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {t('modifierGroups.duplicate')}
    </Button>
  );
};
