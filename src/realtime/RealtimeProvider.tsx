import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { accountOf, type StoredSession } from '../session/session';
import { orderViewerOf } from './orders/boardCache';
import { RealtimeHub } from './realtimeHub';
import { RealtimeContext } from './useRealtime';

/** Everything that decides what an account can do with orders, as one comparable value. */
function rightsOf(session: StoredSession): string {
  const { now: _, ...rights } = orderViewerOf(session);
  return JSON.stringify(rights);
}

interface RealtimeProviderProps {
  session: StoredSession;
  /** The server no longer accepts the session (999): ask for a new sign-in here. */
  onRefused?: (errorCode: number) => void;
  children: ReactNode;
}

/**
 * Connects the signed-in account's stream for all components below. Must be inside react-query's provider.
 * A renewed session of the same account keeps its stream; another account starts a new one.
 */
export const RealtimeProvider = ({ session, onRefused, children }: RealtimeProviderProps) => {
  const queryClient = useQueryClient();
  const current = useRef(session);
  const refused = useRef(onRefused);
  const account = accountOf(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has another stream
  const hub = useMemo(() => new RealtimeHub(queryClient, () => current.current), [queryClient, account]);

  useEffect(() => {
    current.current = session;
    refused.current = onRefused;
  });
  useEffect(() => hub.start(), [hub]);
  useEffect(() => hub.onRefused((code) => refused.current?.(code)), [hub]);
  const rights = rightsOf(session);
  const latestRights = useRef(rights);
  useEffect(() => {
    if (latestRights.current === rights) return;
    latestRights.current = rights;
    hub.refreshRights();
  }, [hub, rights]);
  const token = useRef(session.servertoken);
  useEffect(() => {
    if (token.current === session.servertoken) return;
    token.current = session.servertoken;
    hub.reconnect();
  }, [hub, session.servertoken]);

  return <RealtimeContext.Provider value={hub}>{children}</RealtimeContext.Provider>;
};
