import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { IfAllowed } from '../../../components/access/IfAllowed';
import { patientLazy } from '../../../components/patientLazy';

const SettingsDialog = patientLazy(() => import('./SettingsDialog'));

/** The way to what the store decided about finding delivery people, for those who may decide it. */
export const SettingsButton = () => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = t('dispatch.settings.title');
  return (
    <IfAllowed permission="store/setting">
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(true)}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <SettingsIcon fontSize="small" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </IfAllowed>
  );
};
