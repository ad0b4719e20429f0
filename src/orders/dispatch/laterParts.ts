import { loadActionQuestion, loadOrderPanel } from '../orderParts';

/** Drawn only once somebody asks for them: fetched ahead, so that they are there when the connection is not. */
export const laterParts = [
  () => import('./assign/PersonPicker'),
  () => import('./assign/ResultDialog'),
  () => import('./card/DispatchMenu'),
  loadActionQuestion,
  loadOrderPanel,
];
