import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { type ReactNode, useId, useState } from 'react';
import { Hint } from '../../../components/hint/Hint';

/** A toolbar button that opens a menu, which stays open until the user leaves it. */
export const ToolMenu = ({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint text={label}>
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
      </Hint>
      {anchor && (
        <Menu
          id={id}
          anchorEl={anchor}
          open
          onClose={() => setAnchor(null)}
          slotProps={{ paper: { sx: { maxInlineSize: 'min(360px, 92vw)' } }, list: { 'aria-label': label } }}
        >
          {children}
        </Menu>
      )}
    </>
  );
};
