import { useCallback, useEffect, useState } from 'react';

/**
 * The reply of a call for a key, such as the cities of a country. `null` while it loads, and without a key.
 *
 * @param load repeated for another key, and by `retry`
 */
export function useReply<Reply>(key: string, load: (key: string) => Promise<Reply>) {
  const [loaded, setLoaded] = useState<{ key: string; reply: Reply | null } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (!key) return;
    let isCurrent = true;
    load(key).then(
      (reply) => isCurrent && setLoaded({ key, reply }),
      () => isCurrent && setLoaded({ key, reply: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, load, tries]);
  const retry = useCallback(() => {
    setLoaded(null);
    setTries((count) => count + 1);
  }, []);
  const isLoaded = loaded?.key === key;
  return { reply: isLoaded ? loaded.reply : null, isFailed: isLoaded && loaded.reply === null, retry };
}
