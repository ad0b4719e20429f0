import type { GatewayName } from '#contract/payments/gateways';
import type { Database } from '#server/db/database';
import type { PaymentGateway } from './paymentGateway';

/** A store's account at a gateway. */
export interface StoreGateway {
  store_id: string;
  gateway: PaymentGateway;
  /** The secrets that sign its messages: two while one replaces the other. */
  webhookSecrets: readonly string[];
}

/** The gateways that stores have set up. */
export interface StoreGateways {
  /** Whether a store takes card payments online. */
  isOn(db: Database, storeId: string): Promise<boolean>;
  /** Those that are on, the one to use first at the front. */
  list(db: Database, storeId: string): Promise<readonly StoreGateway[]>;
  /** Also one that was switched off since: it still has holds and refunds. */
  find(db: Database, storeId: string, name: GatewayName): Promise<StoreGateway | null>;
  /** The one whose messages arrive at `paymentWebhookPath(id)`. */
  findByWebhook(db: Database, id: string): Promise<StoreGateway | null>;
  /** A message of it arrived whose signature is right. */
  noteEvent(db: Database, id: string, at: Date): Promise<void>;
}
