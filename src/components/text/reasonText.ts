import { systemReasons } from '#contract/orders/systemReasons';

const keys: ReadonlyMap<string, string> = new Map(Object.entries(systemReasons).map(([key, text]) => [text, key]));

/** Why an order ended: what somebody wrote as they wrote it, what the system gave in the reader's language. */
export const reasonText = (t: (key: string) => string, reason: string): string => {
  const key = keys.get(reason);
  return key ? t(`orderChanges.system_reason.${key}`) : reason;
};
