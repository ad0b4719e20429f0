import { useEffect, useRef } from 'react';
import { pushEffects } from '#contract/codes/pushCodes';
import { paymentFailures } from '#contract/pushMessage';
import { onWorkerMessage, rejectionParts, type ToWorker } from '../service-worker/messages';
import { ownAccountOf } from '../session/session';
import { useSession } from '../session/useSession';
import { registerDevice } from './registerDevice';

/** Calls a handler with the page that a tapped notification is about. */
export function useNotified(open: (path: string) => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => onWorkerMessage((message) => message.type === 'open' && latest.current(message.path)), []);
}

/** The texts of the worker's notifications: one for each code, the parts of a rejection, and payments that failed. */
const textKeys: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(pushEffects).map((code) => [code, `codes.push.${code}`])),
  ...Object.fromEntries(rejectionParts.map((part) => [part, `boards.rejected.${part}`])),
  ...Object.fromEntries(paymentFailures.map((kind) => [kind, `boards.failure.${kind}`])),
};

async function tellWorker(message: ToWorker): Promise<void> {
  // Without a registered worker, for example in development, this never resolves, and nothing waits for it.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

/**
 * Keeps the server informed of this device's token, and the service worker of the signed-in account and its language:
 * the worker shows pushes while no page is open.
 *
 * @param textOf a text of the current language, with its placeholders
 */
export function usePushDevice(language: string, isRtl: boolean, textOf: (code: string) => string): void {
  const session = useSession();
  const account = ownAccountOf(session);
  const servertoken = session?.servertoken;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each account and each renewed session registers again
  useEffect(() => {
    const register = () => void registerDevice().catch(() => undefined);
    register();
    // A start without a network can't register the device.
    window.addEventListener('online', register);
    const stop = onWorkerMessage(({ type }) => type === 'subscription_lost' && register());
    return () => {
      window.removeEventListener('online', register);
      stop();
    };
  }, [account, servertoken]);

  useEffect(() => {
    const texts = Object.fromEntries(Object.entries(textKeys).map(([name, key]) => [name, textOf(key)]));
    const device = {
      language,
      direction: isRtl ? ('rtl' as const) : ('ltr' as const),
      account: account || null,
      texts,
    };
    void tellWorker({ type: 'device', device });
    return () => void tellWorker({ type: 'device', device: { ...device, account: null } });
  }, [language, isRtl, account, textOf]);
}
