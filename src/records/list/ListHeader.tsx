import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { countText } from './countText';

interface ListHeaderProps {
  title: string;
  /** Buttons at the end: export, import, a new record. */
  actions?: ReactNode;
}

/** A list's name, its number of records, and its buttons. */
export const ListHeader = ({ title, actions }: ListHeaderProps) => {
  const t = useTranslate();
  const locale = useLocale();
  const { total } = useListContext();
  useDocumentTitle(title);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
        {title}
      </Typography>
      {total !== undefined && (
        <Typography
          aria-label={t('recordLists.count_label', { smart_count: total })}
          role="status"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {countText(total, locale)}
        </Typography>
      )}
      <Box sx={{ flex: 1 }} />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: { xs: 0.5, sm: 1 }, alignItems: 'center' }}
      >
        {actions}
      </Box>
    </Box>
  );
};
