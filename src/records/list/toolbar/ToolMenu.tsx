import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';

/** A button of a list's toolbar that opens a menu; the menu stays open until it is left. */
export const ToolMenu = ({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxInlineSize: 'min(360px, 92vw)' } }, list: { 'aria-label': label } }}
      >
        {children}
      </Menu>
    </>
  );
};
