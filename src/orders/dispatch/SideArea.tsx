import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Order } from '#contract/entities/order';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useIsDrawn } from '../../components/useIsDrawn';
import { panelLayout } from '../board/boardLayout';
import { PeopleList } from './people/PeopleList';

const DispatchMap = lazyWithRetry(() => import('./map/DispatchMap'), { isAside: true });

const loading = <Skeleton variant="rounded" height="100%" />;

const wide = `@media ${panelLayout.beside}`;

interface SideAreaProps {
  /** The orders on the map. */
  orders: readonly Order[];
  /** All orders: a search doesn't affect people's active orders. */
  allOrders: readonly Order[];
  people: UseQueryResult<unknown>;
  isMapShown: boolean;
  /** Whether the board is there: the map waits for it. */
  isReady: boolean;
  /** An open order takes its place; the map keeps its view. */
  isAway: boolean;
}

/** The delivery people and the map: beside the columns, or below them if space is short. */
export const SideArea = ({ orders, allOrders, people, isMapShown, isReady, isAway }: SideAreaProps) => {
  const isDrawn = useIsDrawn(isReady);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        flexShrink: 0,
        minBlockSize: 0,
        blockSize: '38%',
        [wide]: {
          display: isAway ? 'none' : 'flex',
          flexDirection: 'column-reverse',
          blockSize: 'auto',
          inlineSize: 'clamp(340px, 28vw, 440px)',
        },
      }}
    >
      <PeopleList orders={allOrders} query={people} />
      {isMapShown && (
        <Box sx={{ flex: 1, minInlineSize: 0, minBlockSize: 0, [wide]: { flex: '0 0 46%' } }}>
          <Suspense fallback={loading}>{isDrawn ? <DispatchMap orders={orders} /> : loading}</Suspense>
        </Box>
      )}
    </Box>
  );
};
