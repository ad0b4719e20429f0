import AddIcon from '@mui/icons-material/Add';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { usePageHeading } from '../../../components/usePageHeading';
import { paths } from '../../../config/paths';
import type { BoardView } from '../useBoardView';

interface BoardHeaderProps {
  /** Open orders on the board; not known while it loads. */
  count: number | undefined;
  view: BoardView;
  onView: (view: BoardView) => void;
}

/** The board's name, how its orders are shown, and the way to a new one. */
export const BoardHeader = ({ count, view, onView }: BoardHeaderProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexShrink: 0 }}>
      <Box
        sx={{
          flex: 1,
          minInlineSize: 0,
          display: 'flex',
          // On a phone the name alone is as long as there is room.
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'baseline' },
          columnGap: 1.5,
        }}
      >
        <Typography
          variant="h1"
          noWrap
          sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' }, lineHeight: { xs: 1.15, md: 1.2 } }}
        >
          {usePageHeading()}
        </Typography>
        {count !== undefined && (
          <Typography
            noWrap
            sx={{
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
              fontSize: { xs: '0.875rem', md: '1rem' },
              lineHeight: 1.3,
            }}
          >
            {t('boards.open_orders', { smart_count: count })}
          </Typography>
        )}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('boards.view.label')}
        onChange={(_, chosen: BoardView | null) => chosen && onView(chosen)}
        sx={{ '& button': { minInlineSize: 44, minBlockSize: 44 } }}
      >
        <ToggleButton value="board" aria-label={t('boards.view.board')}>
          <ViewColumnIcon fontSize="small" />
        </ToggleButton>
        <ToggleButton value="list" aria-label={t('boards.view.list')}>
          <TableRowsIcon fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
      <Button
        component={Link}
        to={paths.createOrder}
        variant="contained"
        aria-label={t('boards.create')}
        startIcon={<AddIcon />}
        sx={{ minBlockSize: 44, '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('boards.create')}
        </Box>
      </Button>
    </Box>
  );
};
