import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useIsDrawn } from '../../components/useIsDrawn';
import { paths } from '../../config/paths';
import { withTexts } from '../../i18n/index';
import { BoardTitle } from './BoardTitle';
import { besideOrder, boardLayout, panelLayout } from './boardLayout';
import type { BoardFilterState } from './useBoardFilter';
import { type BoardView, boardViews } from './useBoardView';

const BoardToolbar = lazyWithRetry(withTexts('pages', () => import('./BoardToolbar')));
const BoardSettingsMenu = lazyWithRetry(() => import('./BoardSettingsMenu'));

const viewIcons = { board: ViewColumnIcon, list: TableRowsIcon };

const ViewSwitch = ({ view, onView }: { view: BoardView; onView: (view: BoardView) => void }) => {
  const t = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={t('boards.view.label')}
      onChange={(_, chosen: BoardView | null) => chosen && onView(chosen)}
      sx={{ '& button': { minInlineSize: 44, minBlockSize: 44 } }}
    >
      {boardViews.map((one) => {
        const Icon = viewIcons[one];
        return (
          <ToggleButton key={one} value={one} aria-label={t(`boards.view.${one}`)} title={t(`boards.view.${one}`)}>
            <Icon fontSize="small" />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};

const size = { inlineSize: 44, blockSize: 44 };

/** The button that opens the board's settings. */
const Settings = ({ view }: { view: { current: BoardView; onChoose: (view: BoardView) => void } | undefined }) => {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('boards.settings.menu')}
        title={t('boards.settings.menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={size}
      >
        <SettingsIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <BoardSettingsMenu anchor={anchor} view={view} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};

/**
 * Next to the title, or below it in a window where an open order lies over the board: beside the board, the order must not
 * move it down. Its space is reserved, so nothing moves when it appears.
 */
const ToolbarPlace = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      flex: '2 1 0',
      minInlineSize: 0,
      maxInlineSize: 720,
      minBlockSize: 44,
      [`@media ${panelLayout.over}`]: {
        '@container (max-width: 959px)': { order: 1, flexBasis: '100%', maxInlineSize: 'none' },
      },
    }}
  >
    <Suspense fallback={null}>{children}</Suspense>
  </Box>
);

const Header = ({ children }: { children: ReactNode }) => (
  <Box sx={{ containerType: 'inline-size', flexShrink: 0 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>{children}</Box>
  </Box>
);

interface BoardHeaderProps {
  /** Number of open orders on the board; `undefined` while they load. */
  count: number | undefined;
  /** The current view; left out if there is only one. */
  view?: { current: BoardView; onChoose: (view: BoardView) => void } | undefined;
  /** Left out if the page has its own search. */
  filter?: BoardFilterState | undefined;
}

/** The board's name, search, view switch, settings, and the link to a new order. */
export const BoardHeader = ({ count, view, filter }: BoardHeaderProps) => {
  const t = useTranslate();
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  const [isSearchOpen, setSearchOpen] = useState(false);
  // The code of the search field loads after the first cards.
  const isDrawn = useIsDrawn(count !== undefined);
  const hasToolbar = filter && (!isPhone || isSearchOpen || filter.isSet);
  return (
    <Header>
      <Box sx={{ flex: '1 1 0', minInlineSize: 0, display: 'flex', ...besideOrder(959, { flex: '0 1 auto' }) }}>
        <BoardTitle count={count} />
      </Box>
      {hasToolbar && <ToolbarPlace>{isDrawn && <BoardToolbar {...filter} />}</ToolbarPlace>}
      {filter && isPhone && (
        <IconButton
          aria-label={t('boards.filter.open')}
          title={t('boards.filter.open')}
          aria-expanded={hasToolbar}
          onClick={() => {
            filter.clear();
            setSearchOpen(!hasToolbar);
          }}
          sx={size}
        >
          <SearchIcon fontSize="small" />
        </IconButton>
      )}
      {view && !isPhone && <ViewSwitch view={view.current} onView={view.onChoose} />}
      <Settings view={isPhone ? view : undefined} />
      <Button
        component={Link}
        to={paths.createOrder}
        variant="contained"
        aria-label={t('boards.create')}
        startIcon={<AddIcon />}
        sx={{
          minBlockSize: 44,
          '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0, sm: 1 }, ...besideOrder(839, { marginInlineEnd: 0 }) },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ...besideOrder(839, { display: 'none' }) }}>
          {t('boards.create')}
        </Box>
      </Button>
    </Header>
  );
};
