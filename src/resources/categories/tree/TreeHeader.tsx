import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CompactButton } from '../../../components/CompactButton';
import { SearchField } from '../../../components/inputs/SearchField';
import { useDocumentTitle } from '../../../components/page/useDocumentTitle';
import { usePageHeading } from '../../../components/page/usePageHeading';

interface TreeHeaderProps {
  withCategories: boolean;
  counts: { categories: number; subCategories: number };
  typed: string;
  onType: (text: string) => void;
  areAllClosed: boolean;
  onCloseAll: (isToClose: boolean) => void;
  actions?: ReactNode;
}

/** Page name, counts, search, and expanding or collapsing all categories. */
export const TreeHeader = (props: TreeHeaderProps) => {
  const { withCategories, counts, typed, onType, areAllClosed, onCloseAll, actions } = props;
  const t = useTranslate();
  const title = usePageHeading();
  useDocumentTitle(title);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
          {title}
        </Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {[
            ...(withCategories ? [t('categories.count', { smart_count: counts.categories })] : []),
            t('categories.subs', { smart_count: counts.subCategories }),
          ].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <SearchField
          label={t(withCategories ? 'categories.search' : 'categories.search_sub')}
          value={typed}
          onType={onType}
          sx={{ flex: '1 1 220px', maxInlineSize: { sm: 360 } }}
        />
        {withCategories && counts.categories > 1 && (
          <CompactButton
            color="inherit"
            startIcon={areAllClosed ? <UnfoldMoreIcon /> : <UnfoldLessIcon />}
            onClick={() => onCloseAll(!areAllClosed)}
          >
            {t(areAllClosed ? 'categories.open_all' : 'categories.close_all')}
          </CompactButton>
        )}
        {actions}
      </Box>
    </>
  );
};
