import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import PauseCircleIcon from '@mui/icons-material/HourglassEmpty';
import { differenceInMinutes } from 'date-fns';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { ProviderRecord } from '#contract/entities/provider';
import type { ApprovalState } from '#contract/providers/approval';
import type { Availability } from '#contract/providers/availability';
import { StateSign, type Tone } from '../../components/StateSign';
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
    <StateSign tone={tone}>
      <Icon aria-hidden />
      {t(`providers.approval.${approval}`)}
    </StateSign>
  );
};

const tones: Record<Availability, Tone> = { free: 'good', on_job: 'busy', offline: 'quiet' };

/** Whether a person can be asked now, and how many orders are in hand. */
export const AvailabilitySign = ({ availability, orders }: { availability: Availability; orders: number }) => {
  const t = useTranslate();
  return (
    <StateSign tone={tones[availability]}>
      <span className="dot" aria-hidden />
      {availability === 'on_job'
        ? t('providers.on_job', { smart_count: orders })
        : t(`providers.availability.${availability}`)}
    </StateSign>
  );
};
