import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EntranceHeading } from '../../components/entrance/EntranceCard';
import { type KeptRegistration, registrationSteps } from '../../session/registration';
import { FinishStep } from './FinishStep';
import { OtherDevice } from './OtherDevice';
import { OwnerStep } from './OwnerStep';
import { Progress } from './Progress';
import type { RegistrationActions, RegistrationSurroundings } from './registrationActions';
import { StepForm } from './StepForm';
import { StoreStep } from './StoreStep';
import type { RegistrationState } from './useRegistration';

export interface RegistrationStepsProps {
  actions: RegistrationActions;
  surroundings: RegistrationSurroundings;
  kept: KeptRegistration;
  state: RegistrationState;
  problem: ReactNode;
}

/** The steps after the email address is verified. Loaded while the code is typed. */
export default function RegistrationSteps({ kept, state, actions, surroundings, problem }: RegistrationStepsProps) {
  const t = useTranslate();
  const { step, draft } = kept;
  const token = kept.token ?? '';
  const { messages, refusals, isBusy, change } = state;
  const form = { messages, refusals, isBusy, submit: () => void state.finishStep(step) };
  return (
    <>
      <Progress step={registrationSteps.indexOf(step) + 2} />
      <EntranceHeading key={step} takesFocus title={t(`registration.${step}.title`)} />
      {problem}
      {step === 'store' && (
        <StepForm {...form}>
          <StoreStep {...{ token, draft, change, messages, surroundings }} {...actions} expire={state.expire} />
        </StepForm>
      )}
      {step === 'owner' && (
        <StepForm {...form} back={() => state.go('store')}>
          <OwnerStep {...{ draft, change, messages }} readReferral={actions.readReferral} />
        </StepForm>
      )}
      {step === 'finish' && (
        <FinishStep
          kept={kept}
          platform={surroundings.platform}
          termsUrl={surroundings.termsUrl}
          register={state.register}
          refresh={state.refresh}
          back={() => state.go('owner')}
        />
      )}
      <OtherDevice
        email={kept.email}
        link={kept.link}
        isFromLink={kept.isFromLink === true}
        sendLink={async () => state.update({ link: await actions.sendLink(token) })}
        expire={() => state.expire()}
      />
    </>
  );
}
