import Alert from '@mui/material/Alert';
import { useDataProvider, useTranslate } from 'react-admin';
import type { FieldError } from '#contract/envelope';
import { withTidyPhone } from '../../components/inputs/phoneInputRules';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../dataProvider/index';
import { Create } from '../../records/form/Create';
import { Edit } from '../../records/form/Edit';
import type { Fields } from '../../records/form/formValues';
import type { Fault } from '../../records/form/serverFaults';
import { ResourceSections } from '../../records/resource/ResourceSections';
import { UndoNotices } from '../../records/undo/UndoNotices';
import { ApprovalSection } from './record/ApprovalSection';
import { BankSection } from './record/BankSection';
import { DocumentsSection } from './record/DocumentsSection';
import { JobsSection } from './record/JobsSection';
import { VehiclesSection } from './record/VehiclesSection';
import { bringBack } from './useDecision';

const problems = ['required', 'code', 'too_short', 'too_long', 'initial_zero', 'invalid'];

/** Codes that only delivery people's fields have, as the texts call them. */
function providerFault({ path, code }: FieldError): Fault | undefined {
  const problem = code.replace(/^phone_/, '');
  if (code.startsWith('phone_') && problems.includes(problem)) return { message: `providers.phone.${problem}` };
  if ((path === 'phone' || path === 'country_phone_code') && code === 'invalid_format') {
    return { message: 'providers.phone.invalid' };
  }
  return path === 'email' && !/^\d+$/.test(code) ? { message: 'providers.fault.email' } : undefined;
}

export function ProviderCreate() {
  const t = useTranslate();
  const { store } = useStoreFormat();
  return (
    <Create
      resource="providers"
      blank={{ country_phone_code: store.country_phone_code }}
      faultText={providerFault}
      transform={withTidyPhone}
      opensSaved
    >
      <Alert severity="info">{t('providers.next_steps')}</Alert>
      <ResourceSections resource="providers" isNew />
    </Create>
  );
}

/** Orders that nobody picked up yet go to others, with the deletion. */
const takingBack = {
  label: 'providers.take_back_and_delete',
  options: { orders: 'take_back' },
  helps: ({ picked_up }: Fields) => !picked_up,
};
const deletion = { detail: 'providers.delete_detail' };

/** A delivery person: what was decided first, then who it is, papers, vehicles, where they are paid, and today. */
export function ProviderEdit() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return (
    <>
      <Edit
        resource="providers"
        faultText={providerFault}
        transform={withTidyPhone}
        takeBack={(id) => bringBack(dataProvider, id)}
        inUse={takingBack}
        deletion={deletion}
        aside={<JobsSection />}
      >
        <ApprovalSection />
        <ResourceSections resource="providers" />
        <DocumentsSection />
        <VehiclesSection />
        <BankSection />
      </Edit>
      <UndoNotices />
    </>
  );
}
