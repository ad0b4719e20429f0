import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { NavigationEntry } from '../../config/navigation';
import { WaitingCount } from './WaitingCount';

/** A parent's icon, its name below, and on the icon's shoulder what is counted there. */
export const TileContent = ({ entry }: { entry: NavigationEntry }) => {
  const t = useTranslate();
  const Icon = entry.icon;
  return (
    <>
      {Icon && <Icon />}
      <span className="name">{t(entry.label)}</span>
      {entry.counts && (
        <Box
          component="span"
          sx={{ position: 'absolute', insetBlockStart: 4, insetInlineStart: 'calc(50% + 4px)', display: 'flex' }}
        >
          <WaitingCount />
        </Box>
      )}
    </>
  );
};
