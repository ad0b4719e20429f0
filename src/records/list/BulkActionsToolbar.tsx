import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useLocale, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { Hint } from '../../components/hint/Hint';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import { frameHead } from '../../theme/tokens';
import { countText } from './countText';
import { useSelectedIds, useSelection } from './selection';
import { checkboxWidth } from './table/tableParts';

/** Height of a table's head (`tableParts`) and the gap above it (`List`), in px. */
const head = 44;
const gap = 12;

/** In px. */
const height = 48;
const phoneHeight = 116;

/** Overlaps the end of the content above the records. It is in the flow, so that it can stick, but takes no space. */
const above = (size: number) => ({
  blockSize: size,
  marginBlockStart: `${-size - gap / 2}px`,
  marginBlockEnd: `${-gap / 2}px`,
});

interface Gathering {
  done: number;
  total: number;
}

/**
 * Selects every record that matches the list's search and filters, on all pages. They are fetched page by page, in an
 * order that later changes don't shift.
 */
function useSelectAll() {
  const dataProvider = useDataProvider();
  const selection = useSelection();
  const { resource, filterValues, sort, total = 0 } = useListContext();
  const [gathering, setGathering] = useState<Gathering | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setGathering(null);
  };
  const start = async () => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setFailed(false);
    const found = new Set<string>();
    const load = (page: number) => {
      setGathering({ done: found.size, total: Math.max(total, found.size) });
      return dataProvider.getList(resource, {
        pagination: { page, perPage: limits.perPageMax },
        sort,
        filter: filterValues,
      });
    };
    try {
      for await (const { data } of fetchAllPages(load)) {
        if (signal.aborted) return;
        for (const { id } of data) found.add(String(id));
      }
      selection?.add(found);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
    if (!signal.aborted) setGathering(null);
  };
  return { gathering, hasFailed, start, cancel };
}

/**
 * Appears with the first selected record: the count, select all, clear, and the bulk actions. It covers the table's
 * head, or the end of the toolbar for lists without a table, so that no record moves.
 */
export const BulkActionsToolbar = ({ children }: { children: ReactNode }) => {
  const t = useTranslate();
  const locale = useLocale();
  const selection = useSelection();
  const ids = useSelectedIds();
  const { data, total = 0 } = useListContext();
  const { gathering, hasFailed, start, cancel } = useSelectAll();
  if (ids.size === 0) return null;
  const elsewhere = ids.size - (data ?? []).filter(({ id }) => ids.has(String(id))).length;
  return (
    <Paper
      role="region"
      aria-label={t('recordLists.select.bar')}
      elevation={3}
      sx={{
        position: 'sticky',
        insetBlockStart: frameHead,
        zIndex: 5,
        display: 'flex',
        alignItems: 'center',
        columnGap: 1.5,
        px: 1,
        border: 1,
        borderColor: 'primary.main',
        whiteSpace: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'thin',
        '& > *': { flexShrink: 0 },
        ...above(height),
        '&:has(~ div thead)': {
          blockSize: height,
          marginBlockStart: `${head - height}px`,
          marginBlockEnd: `${-head - gap}px`,
          marginInlineStart: `${checkboxWidth}px`,
        },
        // Moves up while the keyboard focus is in the head.
        '&:has(~ div thead button:focus-visible)': above(height),
        // On a phone, cards have no table head; the actions get a line of their own.
        '@media (max-width: 599px)': {
          '&:not(:has(~ div thead))': { ...above(phoneHeight), flexWrap: 'wrap', alignContent: 'center' },
        },
      }}
    >
      <Hint text={t('recordLists.select.clear')}>
        <IconButton aria-label={t('recordLists.select.clear')} onClick={() => selection?.clear()}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Hint>
      <Typography role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {t('recordLists.select.count', { smart_count: ids.size })}
        {elsewhere > 0 && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginInlineStart: 1 }}>
            {t('recordLists.select.elsewhere', { smart_count: elsewhere })}
          </Typography>
        )}
      </Typography>
      {gathering ? (
        <>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('recordLists.select.gathering', {
              done: gathering.done,
              total: gathering.total,
            })}
          </Typography>
          <Button size="small" onClick={cancel} sx={{ minHeight: 40 }}>
            {t('common.cancel')}
          </Button>
          <LinearProgress
            variant="determinate"
            aria-hidden
            value={(100 * gathering.done) / Math.max(gathering.total, 1)}
            sx={{ position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: 3 }}
          />
        </>
      ) : (
        total > ids.size && (
          <Button size="small" onClick={start} sx={{ minHeight: 40 }}>
            {t('recordLists.select.all', { count: countText(total, locale) })}
          </Button>
        )
      )}
      {hasFailed && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {t('recordLists.select.failed')}
        </Typography>
      )}
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: 'flex', gap: 1 }}>{children}</Box>
    </Paper>
  );
};
