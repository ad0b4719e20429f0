import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { useDispatching } from '../dispatchContext';
import { useDragged } from '../drag/draggedContext';
import { AutoRow } from './AutoRow';
import { type Load, loadsOf, noLoad } from './loads';
import { PersonRow } from './PersonRow';
import { useFleetIds } from './useFleet';
import { VirtualPeople } from './VirtualPeople';

/** Up to so many people all are drawn. */
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

/** The store's delivery people, the free ones first: each takes orders that are dropped on it. */
export const PeopleList = ({ orders, query }: PeopleListProps) => {
  const t = useTranslate();
  const { fleet } = useDispatching();
  const live = useFleetIds(fleet);
  const steady = useRef(live);
  // Nobody changes places while something is on its way to them.
  if (useDragged().length === 0) steady.current = live;
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
      <Scroller ref={scroller} data-people>
        <AutoRow />
        {query.isPending &&
          [1, 2, 3].map((place) => <Skeleton key={place} variant="rounded" height={56} sx={{ m: 1 }} />)}
        {query.isError && ids.length === 0 && (
          <Alert severity="error" action={<Button onClick={() => query.refetch()}>{t('boards.error.retry')}</Button>}>
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
