import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { CorrectionPart } from '../details/CorrectionDialog';

/** Puts what stands beside it right. */
export const CorrectButton = ({ part, onClick }: { part: CorrectionPart; onClick: () => void }) => {
  const t = useTranslate();
  const name = t(`orderChanges.details.change.${part}`);
  return (
    <Tooltip title={name} placement="top" disableInteractive>
      <IconButton aria-label={name} onClick={onClick} edge="end" sx={{ inlineSize: 44, blockSize: 44, flexShrink: 0 }}>
        <EditIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
