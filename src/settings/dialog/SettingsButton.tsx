import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import { type ComponentType, Suspense, useState } from 'react';
import { IfAllowed } from '../../components/access/useIsAllowed';

interface SettingsButtonProps {
  title: string;
  /** Loads on first use, with its texts and the inputs of its fields. */
  Dialog: ComponentType<{ onClose: () => void }>;
}

/** Opens store settings, for accounts that can change them. */
export const SettingsButton = ({ title, Dialog }: SettingsButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <IfAllowed permission="store/setting">
      <IconButton
        aria-label={title}
        aria-haspopup="dialog"
        title={title}
        onClick={() => setOpen(true)}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <SettingsIcon fontSize="small" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </IfAllowed>
  );
};
