import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { countText } from './countText';

export interface CreateLink {
  label: string;
  to: string;
}

interface ListHeaderProps {
  title: string;
  create?: CreateLink | undefined;
  actions?: ReactNode;
}

/** A list's name, its number of records, and the button for a new one. */
export const ListHeader = ({ title, create, actions }: ListHeaderProps) => {
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
        {create && (
          <Button
            component={Link}
            to={create.to}
            variant="contained"
            startIcon={<AddIcon />}
            sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
          >
            {create.label}
          </Button>
        )}
      </Box>
    </Box>
  );
};
