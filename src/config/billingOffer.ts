import { foundConfig } from './remoteConfig';

/** Whether stores pay the platform here. One that is subscribed elsewhere sees nothing of it. */
export const isBillingOffered = (): boolean => foundConfig()?.setting.has_billing === true;
