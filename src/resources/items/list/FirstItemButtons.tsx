import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../../components/access/useIsAllowed';
import { paths } from '../../../config/paths';

/** The ways to a first item: typed, or a whole menu from a file. */
export const FirstItemButtons = () => {
  const t = useTranslate();
  const mayImport = useMayOpen(paths.importData);
  return (
    <>
      <Button component={Link} to={`${paths.itemList}/create`} variant="contained" size="large">
        {t('items.list.create')}
      </Button>
      {mayImport && (
        <Button component={Link} to={paths.importData} variant="outlined" size="large" startIcon={<UploadIcon />}>
          {t('items.list.import')}
        </Button>
      )}
    </>
  );
};
