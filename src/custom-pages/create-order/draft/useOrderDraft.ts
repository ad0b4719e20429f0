import { useEffect, useReducer } from 'react';
import { draftReducer } from './draftReducer';
import { keepDraft, loadDraft } from './keptDraft';
import { isUntouched, newDraft } from './orderDraft';

/** The account's ticket, kept through reloads from its first word on. */
export function useOrderDraft(account: string, countryPhoneCode: string) {
  const [draft, dispatch] = useReducer(draftReducer, null, () => loadDraft(account) ?? newDraft(countryPhoneCode));
  useEffect(() => keepDraft(account, isUntouched(draft) ? null : draft), [account, draft]);
  return [draft, dispatch] as const;
}
