import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { linkLook } from '../../components/entrance/TextButton';
import { goTo } from '../../config/goTo';
import { returnPath, withReturn } from '../../config/loginPath';

/** Opens another page without a session, and hands over what was typed. */
export const HandingLink = ({ path: page, text, email }: { path: string; text: string; email: string }) => {
  const t = useTranslate();
  const { pathname, search } = window.location;
  const path = withReturn(page, returnPath(search));
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // For the way back, on which the form is a new one.
    goTo(`${pathname}${search}`, { replace: true, state: { email } });
    goTo(path, { state: { email } });
  };
  return (
    <Box
      component="a"
      href={path}
      onClick={open}
      sx={{ ...linkLook, display: 'flex', alignItems: 'center', alignSelf: 'start', mt: -1, mb: -1.5 }}
    >
      {t(text)}
    </Box>
  );
};
