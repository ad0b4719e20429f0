import { createContext } from 'react';
import type { RealtimeHub } from './realtimeHub';

export const RealtimeContext = createContext<RealtimeHub | null>(null);
