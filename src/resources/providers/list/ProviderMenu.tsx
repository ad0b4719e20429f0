import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ApprovalState, needsReason } from '#contract/providers/approval';
import { fullName } from '#contract/providers/fullName';
import { ActionMenu } from '../../../components/ActionMenu';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { phoneLink } from '../../../components/phone/phoneText';
import { paths } from '../../../config/paths';
import type { ListedProvider } from '../ProviderFields';
import { openDecisions, useDecision } from '../useDecision';

/** With the parts of forms, which the list doesn't need. */
const DecisionDialog = lazyWithRetry(() => import('../DecisionDialog'));

/** Actions for a person on the list. */
export const ProviderMenu = ({ record }: { record: ListedProvider }) => {
  const t = useTranslate();
  const decide = useDecision();
  const [pendingState, setPendingState] = useState<ApprovalState | null>(null);
  const name = fullName(record);
  const choose = (state: ApprovalState) => {
    if (needsReason(state)) setPendingState(state);
    else void decide(record, state);
  };
  return (
    <>
      <ActionMenu
        label={t('common.more_actions', { name })}
        actions={() => [
          { label: t('common.open'), to: `${paths.providers}/${record._id}` },
          { label: t('providers.call'), href: phoneLink(record) },
          ...openDecisions(record).map((state) => ({
            label: t(`providers.decide.${state}`),
            onChoose: () => choose(state),
          })),
        ]}
      />
      {pendingState && (
        <Suspense fallback={null}>
          <DecisionDialog
            record={record}
            state={pendingState}
            onClose={() => setPendingState(null)}
            onDecided={async (grounds) => {
              if (await decide(record, pendingState, grounds)) setPendingState(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
