/** The accounts of stores at gateways, for other modules. */
export { type GatewayTools, openStoreGateways, type StoreGateway } from './gatewayAccounts';
export { gateways } from './gatewaySection';
export { setUpStandIn } from './standInGateway';
