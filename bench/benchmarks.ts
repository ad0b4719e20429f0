import { addressTimes } from './addressTimes';
import { archives } from './archives';
import type { Benchmark } from './benchmark';
import { boardRenders } from './boardRenders';
import { clickWaits } from './clicks';
import { coldPages } from './coldPages';
import { dashboard } from './dashboard';
import { dayTotals } from './dayTotals';
import { deliveryAreas } from './deliveryAreas';
import { dispatchPage } from './dispatchPage';
import { earnings } from './earnings';
import { erasure } from './erasure';
import { fairness } from './fairness';
import { firstLoad } from './firstLoad';
import { itemGrowth } from './itemGrowth';
import { listGrowth } from './listGrowth';
import { liveBoards } from './liveBoards';
import { menuImport } from './menuImport';
import { pdfDocuments } from './pdfDocuments';
import { placeOrders } from './placeOrders';
import { positions } from './positions';
import { startUp } from './startUp';
import { tableBook } from './tableBook';
import { todayBoard } from './todayBoard';
import { trailCost } from './trailCost';
import { trailGrowth } from './trailGrowth';
import { visits } from './visits';

/** In the order of their rows in the design's table of targets. */
export const benchmarks: readonly Benchmark[] = [
  todayBoard,
  listGrowth,
  itemGrowth,
  trailGrowth,
  liveBoards,
  boardRenders,
  menuImport,
  firstLoad,
  startUp,
  positions,
  dispatchPage,
  trailCost,
  placeOrders,
  fairness,
  coldPages,
  visits,
  clickWaits,
  deliveryAreas,
  addressTimes,
  archives,
  pdfDocuments,
  dayTotals,
  earnings,
  dashboard,
  tableBook,
  erasure,
];
