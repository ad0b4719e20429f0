import { useDroppable } from '@dnd-kit/core';
import AutoIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { useHold } from '../../board/useHold';
import { useDispatching } from '../dispatchContext';
import { type DropData, useDragged } from '../drag/dropTarget';
import { usePicked } from '../selection';
import { useFleetIds } from './fleet';
import { type Load, loadsOf, noLoad } from './loads';
import { PersonFrame, PersonRow } from './PersonRow';

/**
 * The row above all people: orders dropped here go to the nearest available person. It is always shown,
 * so that the rows don't shift when a drag starts.
 */
const AutoRow = () => {
  const t = useTranslate();
  const { assign, ordersOf, selection } = useDispatching();
  const picked = usePicked(selection);
  const dragged = useDragged();
  const { setNodeRef, isOver } = useDroppable({ id: 'person:auto', data: { personId: null } satisfies DropData });
  const name = t('dispatch.picker.auto');
  return (
    <PersonFrame ref={setNodeRef} data-drop={dragged.length === 0 ? 'none' : isOver ? 'yes' : 'maybe'}>
      <Box sx={{ inlineSize: 36, display: 'grid', placeItems: 'center', color: 'primary.main' }} aria-hidden>
        <AutoIcon />
      </Box>
      <Box sx={{ flex: 1, minInlineSize: 0, fontWeight: 600 }}>{name}</Box>
      {picked.size > 0 && (
        <Button
          variant="outlined"
          aria-label={t('dispatch.people.give', { smart_count: picked.size, name })}
          onClick={() => assign(ordersOf(picked), null)}
          sx={{ flexShrink: 0, minBlockSize: 40 }}
        >
          {t('dispatch.people.give_short', { count: picked.size })}
        </Button>
      )}
    </PersonFrame>
  );
};

const rowHeight = 68;

interface VirtualPeopleProps {
  ids: readonly string[];
  loads: ReadonlyMap<string, Load>;
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>;
}

/** Renders only the people near the visible part of a long list. */
const VirtualPeople = ({ ids, loads, scroller }: VirtualPeopleProps) => {
  const top = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 6,
    useFlushSync: false,
  });
  return (
    <ul ref={top} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const id = ids[index];
        return (
          id && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
              style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
            >
              <PersonRow id={id} load={loads.get(id) ?? noLoad} />
            </li>
          )
        );
      })}
    </ul>
  );
};

/** The pointer can rest on someone for a while, for example during a call, before they are tapped. */
const stillnessMs = 30_000;

/** Up to this many people, all are rendered. */
const drawnWhole = 60;

const Scroller = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  position: 'relative',
  '& ul': { listStyle: 'none', margin: 0, padding: 0, position: 'relative' },
});

interface PeopleListProps {
  orders: readonly Order[];
  query: UseQueryResult<unknown>;
}

/** The store's delivery people, available and near ones first. Orders can be dropped on each of them. */
export const PeopleList = ({ orders, query }: PeopleListProps) => {
  const t = useTranslate();
  const { fleet } = useDispatching();
  const live = useFleetIds(fleet);
  const steady = useRef(live);
  const { isHeld, area } = useHold(stillnessMs);
  const isDragging = useDragged().length > 0;
  // While a tap is likely or something is dragged, distances don't reorder the list. Only people who come or go do.
  if (!isDragging && (!isHeld || live.length !== steady.current.length)) steady.current = live;
  const ids = steady.current;
  const scroller = useRef<HTMLDivElement>(null);
  const previous = useRef<ReadonlyMap<string, Load>>(undefined);
  const loads = loadsOf(orders, previous.current);
  previous.current = loads;
  const people = fleet.everybody();
  const counts = (['free', 'on_job', 'offline'] as const).map(
    (state) =>
      `${t(`providers.segment.${state}`)}: ${people.filter(({ availability }) => availability === state).length}`,
  );
  return (
    <Box
      component="section"
      aria-label={t('dispatch.people.title')}
      sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0, flex: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, px: 1, pb: 0.75 }}>
        <Typography component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
          {t('dispatch.people.title')}
        </Typography>
        {ids.length > 0 && (
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {counts.join(' · ')}
          </Box>
        )}
      </Box>
      <Scroller ref={scroller} data-people {...area}>
        <AutoRow />
        {query.isPending &&
          [1, 2, 3].map((place) => <Skeleton key={place} variant="rounded" height={56} sx={{ m: 1 }} />)}
        {query.isError && ids.length === 0 && (
          <Alert severity="error" action={<Button onClick={() => query.refetch()}>{t('common.retry')}</Button>}>
            {t('boards.provider.failed')}
          </Alert>
        )}
        {query.isSuccess && ids.length === 0 && <Alert severity="info">{t('boards.provider.none')}</Alert>}
        {ids.length > drawnWhole ? (
          <VirtualPeople ids={ids} loads={loads} scroller={scroller} />
        ) : (
          <ul>
            {ids.map((id) => (
              <li key={id}>
                <PersonRow id={id} load={loads.get(id) ?? noLoad} />
              </li>
            ))}
          </ul>
        )}
      </Scroller>
    </Box>
  );
};
