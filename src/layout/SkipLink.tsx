import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** The first stop of the Tab key: past the bar and the menu. */
export const SkipLink = () => {
  const t = useTranslate();
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'absolute',
        insetInlineStart: 8,
        insetBlockStart: -60,
        zIndex: 2000,
        p: 1,
        bgcolor: 'background.paper',
        '&:focus': { insetBlockStart: 8 },
      }}
    >
      {t('shell.skip_to_content')}
    </Box>
  );
};
