import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** Heads above the columns; each field has a name of its own for those who do not see them. */
export const ModifierHeads = () => {
  const t = useTranslate();
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'grid' },
        columnGap: 1,
        gridTemplateColumns: '40px minmax(0, 1fr) 128px 100px 150px 40px',
        typography: 'body2',
        fontWeight: 600,
        color: 'text.secondary',
        py: 0.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <span />
      <span>{t('modifierGroups.modifiers.name')}</span>
      <span>{t('modifierGroups.modifiers.price')}</span>
      <Box component="span" sx={{ textAlign: 'center' }}>
        {t('modifierGroups.modifiers.default')}
      </Box>
      <span>{t('modifierGroups.modifiers.stock')}</span>
      <span />
    </Box>
  );
};
