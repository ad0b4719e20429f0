import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface DocumentCardProps {
  name: string;
  isRequired: boolean;
  /** Its state. */
  sign: ReactNode;
  children: ReactNode;
}

/** A card for one document type. Required ones have an asterisk. */
export const DocumentCard = ({ name, isRequired, sign, children }: DocumentCardProps) => {
  const t = useTranslate();
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ flex: '1 1 200px', fontWeight: 600 }}>
          {name}
          {isRequired && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginInlineStart: 0.75 }}>
              <span aria-hidden>* </span>
              {t('documents.required')}
            </Typography>
          )}
        </Typography>
        {sign}
      </Box>
      {children}
    </Box>
  );
};
