/** What other modules, the jobs and the server itself ask of deliveries. */
export { type ActiveOrder, withLockedProviders } from './activeOrders';
export { keepPositions } from './people/positionKeeper';
export { loadProviderMoves } from './people/providerCalls';
export { beginSearch, expireOffer, searchAnew } from './search/searchAnew';
