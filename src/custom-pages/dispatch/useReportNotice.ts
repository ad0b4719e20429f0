import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { deliveryStatus } from '#contract/orders/statuses';
import { fullName } from '#contract/providers/fullName';
import type { Report } from './assign/batch';
import { refusalText } from './assign/refusalText';

/** A list of results is worth a dialog where some of several went and some did not. */
export const needsDialog = ({ sent, refusals }: Report): boolean =>
  refusals.length > 0 && sent.length + refusals.length > 1;

/** Says what became of an assignment that needs no dialog. Returns what a screen reader is told. */
export function useReportNotice(report: Report | null, onDone: () => void): string {
  const notify = useNotify();
  const t = useTranslate();
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report is told once
  useEffect(() => {
    if (!report || needsDialog(report)) return;
    const { sent, refusals, person } = report;
    const name = person ? fullName(person) : '';
    const [refusal] = refusals;
    onDone();
    if (refusal) {
      const text = t('dispatch.result.refused', {
        number: refusal.order.unique_id,
        why: refusalText(refusal, name, t),
      });
      notify(text, { type: 'warning', autoHideDuration: limits.toastLongMs });
      return;
    }
    // For whom nobody was free at all a banner says so already, with what to do.
    const found = sent.filter(({ delivery_status }) => delivery_status !== deliveryStatus.NOBODY_FOUND);
    if (found.length === 0) return;
    const text = t(person ? 'dispatch.result.offered_to' : 'dispatch.result.searched', {
      smart_count: found.length,
      name,
    });
    setSaid(text);
    if (found.length > 1) notify(text, { type: 'success' });
  }, [report]);
  return said;
}
