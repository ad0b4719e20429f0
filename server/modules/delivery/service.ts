/** What other modules, the jobs and the server itself ask of deliveries. */
export { type OrderInHand, withHands } from './hands';
export { keepPositions } from './people/positionKeeper';
export { loadProviderMoves } from './people/providerCalls';
export { beginSearch } from './search/beginSearch';
export { expireOffer } from './search/expireOffer';
export { searchAnew } from './search/searchAnew';
