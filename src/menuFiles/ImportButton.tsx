import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportKind } from '#contract/menuFiles/columns';
import { useMayOpen } from '../components/access/useIsAllowed';
import { CompactButton } from '../components/CompactButton';
import { paths } from '../config/paths';

/** For a list's toolbar: leads to the import of such records, for accounts that can open it. */
export const ImportButton = ({ kind }: { kind: ImportKind }) => {
  const t = useTranslate();
  const mayImport = useMayOpen(paths.importData);
  if (!mayImport) return null;
  return (
    <CompactButton component={Link} to={`${paths.importData}?kind=${kind}`} startIcon={<UploadIcon />}>
      {t('menuFiles.import.action')}
    </CompactButton>
  );
};
