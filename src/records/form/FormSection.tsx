import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface FormSectionProps {
  /** Translation key. Without it, the page's heading is the only one. */
  title?: string | undefined;
  /** Translation key. */
  detail?: string;
  /** Next to the title: a link or a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a form with its own heading. */
export const FormSection = ({ title, detail, action, children }: FormSectionProps) => {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={title ? titleId : undefined}
      variant="outlined"
      sx={{ p: { xs: 1.5, sm: 2.5 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {title && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Box sx={{ flex: 1, minInlineSize: 0 }}>
            <Typography id={titleId} component="h2" variant="h3">
              {t(title)}
            </Typography>
            {detail && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
                {t(detail)}
              </Typography>
            )}
          </Box>
          {action}
        </Box>
      )}
      {children}
    </Paper>
  );
};
