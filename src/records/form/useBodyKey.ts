import { useCallback, useRef } from 'react';
import { v4 as uuid } from 'uuid';

/**
 * Returns a function that adds the idempotency key to a body. The same body has the same key, so a form that is sent again
 * after its reply was lost doesn't do everything twice.
 *
 * @example const keyed = useBodyKey(); await dataProvider.addWalletRequest(keyed({ amount }));
 */
export function useBodyKey(): <Body extends object>(body: Body) => Body & { idempotency_key: string } {
  const sent = useRef({ text: '', key: '' });
  return useCallback((body) => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: uuid() };
    return { ...body, idempotency_key: sent.current.key };
  }, []);
}
