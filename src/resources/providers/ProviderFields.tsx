import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import PauseCircleIcon from '@mui/icons-material/HourglassEmpty';
import { styled } from '@mui/material/styles';
import { differenceInMinutes } from 'date-fns';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ProviderRecord } from '#contract/entities/provider';
import type { ApprovalState } from '#contract/providers/approval';
import type { Availability } from '#contract/providers/availability';
import type { DocumentState } from '#contract/providers/documentTypes';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { spanText } from '../../components/time/storeTime';

/** A delivery person as the list has one. */
export type ListedProvider = ProviderRecord & { id: string };

/** How old the last known position is; a missing one is said in words. */
export const PositionAge = ({ at }: { at: string | undefined }) => {
  const t = useTranslate();
  const minutes = useClock((now) => (at ? Math.max(0, differenceInMinutes(now, at)) : -1));
  if (minutes < 0) return t('providers.position.none');
  return minutes === 0 ? t('providers.position.now') : t('providers.position.ago', { time: spanText(minutes, t) });
};

/** Shows today's deliveries and earnings: fees and tips. */
export const TodayCell = ({ record }: { record: Pick<ListedProvider, 'today'> }) => {
  const t = useTranslate();
  const { money } = useStoreFormat();
  const { completed, delivery_fees, tips } = record.today;
  if (completed === 0) return <span style={{ opacity: 0.7 }}>{t('providers.today.none')}</span>;
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {t('providers.today.line', { smart_count: completed, amount: money(delivery_fees + tips) })}
    </span>
  );
};

type Tone = 'good' | 'bad' | 'waiting' | 'busy' | 'quiet';

const Look = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  color: palette.text.primary,
  '& svg': { fontSize: 18, flexShrink: 0 },
  '&[data-tone=good] svg': { color: palette.success.main },
  '&[data-tone=bad] svg': { color: palette.error.main },
  '&[data-tone=waiting] svg': { color: palette.warning.main },
  '&[data-tone=quiet]': { color: palette.text.secondary },
  '& .dot': { inlineSize: 9, blockSize: 9, borderRadius: '50%', flexShrink: 0, marginInline: 4 },
  '&[data-tone=good] .dot': { backgroundColor: palette.success.main },
  '&[data-tone=busy] .dot': { backgroundColor: palette.warning.main },
  '&[data-tone=quiet] .dot': { border: `2px solid ${palette.text.secondary}` },
}));

const Sign = ({ tone, children }: { tone: Tone; children: ReactNode }) => <Look data-tone={tone}>{children}</Look>;

const approvals: Record<ApprovalState, { tone: Tone; Icon: ComponentType }> = {
  approved: { tone: 'good', Icon: CheckCircleIcon },
  pending: { tone: 'waiting', Icon: PauseCircleIcon },
  declined: { tone: 'bad', Icon: HighlightOffIcon },
  blocked: { tone: 'bad', Icon: BlockIcon },
};

/** Shows the decision about a person: a sign and a word, never a colour alone. */
export const ApprovalSign = ({ approval }: { approval: ApprovalState }) => {
  const t = useTranslate();
  const { tone, Icon } = approvals[approval];
  return (
    <Sign tone={tone}>
      <Icon aria-hidden />
      {t(`providers.approval.${approval}`)}
    </Sign>
  );
};

/** The same of a document; one that has run out counts as none. */
export const DocumentSign = ({ state, isExpired }: { state: DocumentState; isExpired: boolean }) => {
  const t = useTranslate();
  const { tone, Icon } = isExpired ? approvals.declined : approvals[state];
  return (
    <Sign tone={tone}>
      <Icon aria-hidden />
      {t(isExpired ? 'providers.documents.expired' : `providers.documents.state.${state}`)}
    </Sign>
  );
};

const tones: Record<Availability, Tone> = { free: 'good', on_job: 'busy', offline: 'quiet' };

/** Whether a person can be asked now, and how many orders are in hand. */
export const AvailabilitySign = ({ availability, orders }: { availability: Availability; orders: number }) => {
  const t = useTranslate();
  return (
    <Sign tone={tones[availability]}>
      <span className="dot" aria-hidden />
      {availability === 'on_job'
        ? t('providers.on_job', { smart_count: orders })
        : t(`providers.availability.${availability}`)}
    </Sign>
  );
};
