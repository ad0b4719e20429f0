import { type Dispatch, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tablePresetOf } from '../places/withTable';
import type { DraftAction } from './draft/draftReducer';
import { atTables } from './draft/orderDraft';

/** Puts the table passed with `withTable` on the ticket, once: a reload isn't a new booking. */
export function useTablePreset(dispatch: Dispatch<DraftAction>): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const preset = tablePresetOf(state);
  useEffect(() => {
    if (!preset) return;
    const { table_id, schedule_at = null } = preset;
    const seat = atTables(table_id ? [table_id] : []);
    dispatch({ type: 'set', change: { order_type: 'table', ...seat, is_later: schedule_at !== null, schedule_at } });
    void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [preset, dispatch, navigate, pathname, search]);
}
