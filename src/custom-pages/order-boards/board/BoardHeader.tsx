import AddIcon from '@mui/icons-material/Add';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { BoardTitle } from '../../../orders/board/BoardTitle';
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
      <BoardTitle count={count} />
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
