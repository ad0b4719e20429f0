import type { PushMessage } from '#contract/pushMessage';

/** The result of a push message to one device. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The service no longer knows this device: its token is useless. */
  | { kind: 'gone' }
  /** The service is busy or out of reach: to be tried again, after so long where it says so. */
  | { kind: 'later'; afterMs: number; reason: string }
  /** The service will never take it as it is. */
  | { kind: 'refused'; reason: string };

/** The way to people's devices. Never throws: what goes wrong is an outcome. */
export interface PushGateway {
  send(deviceToken: string, message: PushMessage): Promise<PushOutcome>;
}
