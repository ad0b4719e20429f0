import { isErasedText } from '#contract/erasure';
import { systemReasons } from '#contract/orders/systemReasons';

const keys: ReadonlyMap<string, string> = new Map(Object.entries(systemReasons).map(([key, text]) => [text, key]));

/** Returns why an order ended: a person's reason as written, a system reason in the current language; or that it was erased. */
export const reasonText = (t: (key: string) => string, reason: string): string => {
  if (isErasedText(reason)) return t('order.erased_text');
  const key = keys.get(reason);
  return key ? t(`orderChanges.system_reason.${key}`) : reason;
};
