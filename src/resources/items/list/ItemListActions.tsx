import PreviewIcon from '@mui/icons-material/PhoneIphoneOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../../components/access/useIsAllowed';
import { Hint } from '../../../components/hint/Hint';
import { paths } from '../../../config/paths';
import { ExportButton } from '../../../menuFiles/ExportButton';
import { ImportButton } from '../../../menuFiles/ImportButton';
import { CreateButton } from '../../../records/list/CreateButton';

/** Links to add the first item, or to import a menu from a file. */
export const FirstItemButtons = () => {
  const t = useTranslate();
  const mayImport = useMayOpen(paths.importData);
  return (
    <>
      <CreateButton size="large" icon={null} />
      {mayImport && (
        <Button component={Link} to={paths.importData} variant="outlined" size="large" startIcon={<UploadIcon />}>
          {t('items.list.import')}
        </Button>
      )}
    </>
  );
};

/** Next to the button for a new item: the menu as customers see it, and import and export. */
export const ItemListActions = ({ onPreview }: { onPreview: () => void }) => {
  const t = useTranslate();
  const { filterValues, sort } = useListContext();
  return (
    <>
      <Hint text={t('items.preview.open')}>
        <IconButton aria-label={t('items.preview.open')} onClick={onPreview} sx={{ inlineSize: 44, blockSize: 44 }}>
          <PreviewIcon fontSize="small" />
        </IconButton>
      </Hint>
      <ImportButton kind="items" />
      <ExportButton resource="items" filter={filterValues} sort={sort} />
    </>
  );
};
