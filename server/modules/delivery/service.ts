/** The functions of deliveries for other modules, the jobs and the server itself. */
export { type ActiveOrder, withLockedProviders } from './activeOrders';
export { storePositions } from './people/positionWriter';
export { loadProviderMoves } from './people/providerCalls';
export { beginSearch, expireOffer, searchAnew } from './search/searchAnew';
