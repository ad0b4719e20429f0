/** The keys of an account at a gateway, under the names of the settings. Those that a gateway doesn't have are empty. */
export interface GatewayKeys {
  secret: string;
  public: string;
  merchant: string;
  authorization: string;
  /** By the last check, for gateways with a server of their own for tests. */
  isTest: boolean;
  /** Where its messages are sent to, for gateways that are told with each payment. */
  webhookAddress: string;
}
