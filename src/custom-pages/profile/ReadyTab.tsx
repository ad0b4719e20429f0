import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import LaterIcon from '@mui/icons-material/LockOutlined';
import ToDoIcon from '@mui/icons-material/RadioButtonUnchecked';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReadinessState, ReadinessStep, ReadinessStepName } from '#contract/entities/readiness';
import { isOrderMessage, isRecordMessage, type StoreEvent } from '#contract/stream';
import { Loading } from '../../components/feedback/Loading';
import { StateSign, type Tone } from '../../components/StateSign';
import { documentsPath, paths } from '../../config/paths';
import { useAccessChanges } from '../../realtime/useMessageReactions';
import { useStoreEvents } from '../../realtime/useRealtime';
import { FormSection } from '../../records/form/FormSection';
import { LoadFailed } from './LoadFailed';
import { StepRow } from './StepRow';
import { TestOrder } from './TestOrder';
import { useReadiness } from './useReadiness';

/** Where a step is done. The platform approves, and the notice above the page leads to the verification. */
const pages: Partial<Record<ReadinessStepName, string>> = {
  documents: documentsPath,
  hours: paths.openingSettings,
  area: paths.deliverySettings,
  menu: paths.itemList,
  bank: `${paths.profile}?tab=bank`,
};

const stateIcons: Record<ReadinessState, { tone: Tone; Icon: typeof SvgIcon }> = {
  done: { tone: 'good', Icon: CheckIcon },
  waiting: { tone: 'waiting', Icon: WaitingIcon },
  to_do: { tone: 'busy', Icon: ToDoIcon },
  later: { tone: 'quiet', Icon: LaterIcon },
};

/** Whether a message can change a step: records of the store, or its test order. */
const isAboutSteps = (event: StoreEvent): boolean =>
  isRecordMessage(event) || (isOrderMessage(event) && event.messageData.order.is_test === true);

const Step = ({ step, state, blocks, refetch }: ReadinessStep & { refetch: () => void }) => {
  const t = useTranslate();
  const title = t(`profile.ready.step.${step}`);
  const { tone, Icon } = stateIcons[state];
  const page = state === 'to_do' ? pages[step] : undefined;
  return (
    <StepRow
      title={title}
      detail={blocks ? t(`profile.ready.blocks.${blocks}`) : undefined}
      sign={
        <StateSign tone={tone}>
          <Icon aria-hidden />
          {t(`profile.ready.state.${state}`)}
        </StateSign>
      }
      action={
        <>
          {page && (
            <Button
              component={Link}
              to={page}
              variant="outlined"
              aria-label={`${t('profile.ready.open')}: ${title}`}
              sx={{ minBlockSize: 44 }}
            >
              {t('profile.ready.open')}
            </Button>
          )}
          {step === 'test' && <TestOrder isDone={state === 'done'} onChange={refetch} />}
        </>
      }
    />
  );
};

/** "Ready to sell": the steps before customers can order and the store is paid, for its owner. */
export const ReadyTab = () => {
  const t = useTranslate();
  const { data: steps, error, refetch } = useReadiness(true);
  useStoreEvents((event) => {
    if (isAboutSteps(event)) void refetch();
  });
  // The platform can decide while the page is offline.
  useAccessChanges(() => void refetch());
  if (!steps && !error) return <Loading />;
  if (!steps) return <LoadFailed error={error} refetch={refetch} />;
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <FormSection title="profile.ready.title" detail="profile.ready.detail">
      {done === steps.length ? (
        <Alert severity="success" role="status">
          {t('profile.ready.complete')}
        </Alert>
      ) : (
        <Typography role="status">{t('profile.ready.progress', { done, total: steps.length })}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((each) => (
          <Step key={each.step} {...each} refetch={() => void refetch()} />
        ))}
      </Box>
    </FormSection>
  );
};
