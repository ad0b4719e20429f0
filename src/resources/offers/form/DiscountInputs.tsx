import Autocomplete from '@mui/material/Autocomplete';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useRef } from 'react';
import { SelectInput, useInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isForChosen } from '#contract/offers/offerErrors';
import { type OfferTarget, type OfferType, offerTargets, offerTypes } from '#contract/offers/offerTerms';
import { asItIs, InputError, selectLook } from '../../../components/inputs/inputParts';
import { MoneyInput, PercentInput } from '../../../components/inputs/numbers/NumberInput';
import { useOfferTargets } from '../../../kinds/custom/useOfferTargets';

/** Percentage or amount. What was typed for the other comes back with it. */
export const TypeInput = () => {
  const t = useTranslate();
  const labelId = useId();
  const { field } = useInput({ source: 'type' });
  const { getValues, setValue, clearErrors } = useFormContext();
  const typed = useRef<Partial<Record<OfferType, unknown>>>({});
  const choose = (next: OfferType) => {
    typed.current[field.value as OfferType] = getValues('value');
    field.onChange(next);
    setValue('value', typed.current[next] ?? null, { shouldDirty: true });
    clearErrors('value');
  };
  return (
    <div>
      <FormLabel id={labelId}>{t('offers.field.type')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={field.value}
        onChange={(_event, next) => choose(next as OfferType)}
      >
        {offerTypes.map((type) => (
          <FormControlLabel
            key={type}
            value={type}
            control={<Radio />}
            label={t(`offers.choice.type.${type}`)}
            sx={{ minBlockSize: 44 }}
          />
        ))}
      </RadioGroup>
    </div>
  );
};

/** The discount, in percent or in the store's currency. */
export const ValueInput = () => {
  const common = { source: 'value', label: 'offers.field.value', required: true };
  return useWatch({ name: 'type' }) === 'absolute' ? <MoneyInput {...common} min={1} /> : <PercentInput {...common} />;
};

/** Chooses what the discount applies to. The chosen items come back when the choice does. */
export const TargetInput = () => {
  const t = useTranslate();
  const { getValues, setValue, clearErrors } = useFormContext();
  const chosen = useRef<Partial<Record<OfferTarget, unknown>>>({});
  const before = useRef<OfferTarget>(getValues('promo_for'));
  return (
    <SelectInput
      {...selectLook}
      source="promo_for"
      label={t('offers.field.promo_for')}
      isRequired
      choices={offerTargets.map((id) => ({ id, name: t(`offers.choice.promo_for.${id}`) }))}
      onChange={(event) => {
        const next = event.target.value as OfferTarget;
        chosen.current[before.current] = getValues('promo_apply_on');
        before.current = next;
        setValue('promo_apply_on', chosen.current[next] ?? [], { shouldDirty: true });
        clearErrors('promo_apply_on');
      }}
    />
  );
};

/** The items or sub-categories that the offer is for. */
const ChosenTargets = ({ target }: { target: 'item' | 'sub_category' }) => {
  const t = useTranslate();
  const { items, subCategories, nameOf } = useOfferTargets();
  const validate = (value: unknown) => (Array.isArray(value) && value.length > 0 ? undefined : 'offers.targets.none');
  const { field, fieldState } = useInput({ source: 'promo_apply_on', validate, ...asItIs });
  const isItems = target === 'item';
  const place = new Map(subCategories.map(({ _id }, index) => [_id, index]));
  const headingOf = new Map(items.map(({ _id, sub_category_id }) => [_id, sub_category_id]));
  const placeOf = (id: string) => place.get(headingOf.get(id) ?? '') ?? 0;
  const options = isItems
    ? items.map(({ _id }) => _id).sort((a, b) => placeOf(a) - placeOf(b))
    : subCategories.map(({ _id }) => _id);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      value={Array.isArray(field.value) ? (field.value as string[]) : []}
      getOptionLabel={nameOf}
      getOptionKey={(id) => id}
      {...(isItems ? { groupBy: (id: string) => nameOf(headingOf.get(id) ?? '') } : {})}
      onChange={(_event, ids) => field.onChange(ids)}
      onBlur={field.onBlur}
      clearText={t('common.clear')}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          required
          label={t(`offers.targets.${target}`)}
          error={fieldState.invalid}
          helperText={fieldState.invalid ? <InputError message={fieldState.error?.message} /> : undefined}
        />
      )}
    />
  );
};

export const TargetsInput = () => {
  const target = useWatch({ name: 'promo_for' }) as OfferTarget;
  // A list of its own for each, so that neither shows the other's errors.
  return isForChosen(target) ? <ChosenTargets key={target} target={target as 'item' | 'sub_category'} /> : null;
};
