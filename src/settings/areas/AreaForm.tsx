import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFeeText } from '../../components/delivery/useFeeText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { Create } from '../../records/form/Create';
import { Edit } from '../../records/form/Edit';
import { FormSection } from '../../records/form/FormSection';
import { DescriptorField } from '../../records/resource/DescriptorField';
import { FeeExample } from '../fees/FeeExample';
import { FreeInputs, PriceInputs } from '../fees/FeeInputs';
import { ShapeInput } from './ShapeInput';

/** Whether the area has its own fee; at first, that is the default fee. */
const OwnFeeInput = () => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { inWords } = useFeeText();
  const { id, field } = useInput({ source: 'fee' });
  const isOwn = useWatch({ name: 'fee' }) !== null;
  const { radius: _, ...byDefault } = store.delivery_fee;
  return (
    <div>
      <FormControlLabel
        label={t('deliveryAreas.fee.own')}
        control={
          <Switch
            id={id}
            checked={isOwn}
            onChange={(_event, isOn) => field.onChange(isOn ? structuredClone(byDefault) : null)}
          />
        }
        sx={{ minBlockSize: 44 }}
      />
      {!isOwn && (
        <Typography variant="body2" color="text.secondary">
          {t('deliveryAreas.fee.own_detail')} {inWords(byDefault)}
        </Typography>
      )}
    </div>
  );
};

const FeeSection = () => {
  const isOwn = Boolean(useWatch({ name: 'fee' }));
  return (
    <FormSection title="deliveryAreas.fee.section.fee">
      <OwnFeeInput />
      {isOwn && (
        <>
          <PriceInputs source="fee" />
          <FreeInputs source="fee" />
          <FeeExample source="fee" />
        </>
      )}
    </FormSection>
  );
};

const AreaSections = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <FormSection title="delivery_areas.section.main">
      <DescriptorField source="name" isNew={isNew} />
      <DescriptorField source="is_active" />
    </FormSection>
    <FormSection title="delivery_areas.field.shape">
      <ShapeInput />
    </FormSection>
    <FeeSection />
  </>
);

export const AreaCreate = () => (
  <Create resource="delivery_areas">
    <AreaSections isNew />
  </Create>
);

export const AreaEdit = () => (
  <Edit resource="delivery_areas">
    <AreaSections />
  </Edit>
);
