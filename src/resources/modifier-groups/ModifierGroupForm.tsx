import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ModifierGroupRecord } from '#contract/entities/menu';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { resources } from '../../descriptors/resources/index';
import { Create } from '../../records/form/Create';
import { Edit } from '../../records/form/Edit';
import { FormSection } from '../../records/form/FormSection';
import { useFormTools } from '../../records/form/formTools';
import type { ErrorText } from '../../records/form/serverErrors';
import { DescriptorField } from '../../records/resource/DescriptorField';
import { ModifiersInput } from './form/ModifiersInput';
import { copyOf, groupToWire } from './form/modifierRows';
import { QuestionPreview } from './form/QuestionPreview';
import { RangeFields, rangeProblemText } from './form/RangeFields';
import { TypeInput } from './form/TypeInput';
import { UsedBy } from './form/UsedBy';

/** The form of a modifier group: the question, how many to choose, the modifiers, and the items that use it. */
const GroupSections = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <FormSection title="modifierGroups.sections.question">
      <DescriptorField source="name" isNew={isNew} />
      <TypeInput />
    </FormSection>
    <FormSection title="modifierGroups.sections.range" detail="modifierGroups.sections.range_detail">
      <RangeFields />
    </FormSection>
    <FormSection title="modifierGroups.modifiers.title" detail="modifierGroups.sections.modifiers_detail">
      <ModifiersInput />
    </FormSection>
    <UsedBy />
  </>
);

/** Starts a new group with the saved values of this one. */
const DuplicateButton = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const languages = useStoreFormat().store.languages_supported.length;
  const { opened } = useFormTools();
  const duplicate = () => {
    if (!opened) return;
    const record = copyOf(opened as unknown as ModifierGroupRecord, languages, (name) => t('common.copy_of', { name }));
    navigate(`${resources.modifier_groups.path}/create`, { state: { record } });
  };
  return (
    <Button
      color="inherit"
      startIcon={<ContentCopyIcon />}
      onClick={duplicate}
      sx={{ minBlockSize: 44, display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {t('common.duplicate')}
    </Button>
  );
};

/** Errors that only groups have. The range's have the form's own texts. */
const groupError: ErrorText = ({ code, params }) => {
  const ofRange = rangeProblemText(code, params);
  if (ofRange) return ofRange;
  if (code === 'name_used') return { message: 'modifierGroups.modifiers.name_used' };
  return undefined;
};

export function ModifierGroupCreate() {
  return (
    <Create resource="modifier_groups" errorText={groupError} transform={groupToWire} aside={<QuestionPreview />}>
      <GroupSections isNew />
    </Create>
  );
}

const detach = { label: 'modifierGroups.detach', options: { detach: true } };

export function ModifierGroupEdit() {
  return (
    <Edit
      resource="modifier_groups"
      errorText={groupError}
      transform={groupToWire}
      inUse={detach}
      actions={<DuplicateButton />}
      aside={<QuestionPreview />}
    >
      <GroupSections />
    </Edit>
  );
}
