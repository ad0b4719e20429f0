import { useEffect, useRef } from 'react';
import type { RecordMessage } from '#contract/entities/recordMessage';
import { isRecordMessage } from '#contract/stream';
import { useConnection, useRealtime, useStoreEvents } from './useRealtime';

/** Longer than a page takes from asking for its record until it listens, in ms. */
const openingMs = 60_000;

/**
 * Calls back when what a page has read may have changed since: with each message about it, also one that came before the
 * page could listen, and whenever the stream begins. The stream starts at about the time when the page asked, and a change
 * that was under way then can be missing from it.
 */
export function useChangesOf(isAbout: (message: RecordMessage) => boolean, onChange: () => void): void {
  const { status, since } = useConnection();
  const { recentChanges } = useRealtime();
  const latest = useRef({ isAbout, onChange });
  useEffect(() => {
    latest.current = { isAbout, onChange };
  });
  useStoreEvents((event) => {
    if (isRecordMessage(event) && isAbout(event.messageData)) onChange();
  });
  useEffect(() => {
    const opened = Date.now() - openingMs;
    const hasChanged = recentChanges().some(({ at, message }) => at > opened && latest.current.isAbout(message));
    if (hasChanged) latest.current.onChange();
  }, [recentChanges]);
  // Also a stream that began while the page was loading.
  const heardSince = useRef(Date.now() - openingMs);
  useEffect(() => {
    if (status !== 'live' || since <= heardSince.current) return;
    heardSince.current = since;
    latest.current.onChange();
  }, [status, since]);
}
