import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { feeModes, hasOnePrice } from '#contract/delivery/deliveryFee';
import { limits } from '#contract/limits';
import { useDistanceText } from '../../components/delivery/useDistanceText';
import { DistanceInput } from '../../components/inputs/numbers/DistanceInput';
import { MoneyInput, PercentInput } from '../../components/inputs/numbers/NumberInput';

const columns = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' };

const ModeInput = ({ source }: { source: string }) => {
  const t = useTranslate();
  const { id, field } = useInput({ source });
  return (
    <TextField
      select
      id={id}
      size="small"
      label={t('settings.fees.field.mode')}
      value={field.value ?? 'absolute'}
      onChange={field.onChange}
      onBlur={field.onBlur}
      sx={{ maxInlineSize: 420 }}
    >
      {feeModes.map((mode) => (
        <MenuItem key={mode} value={mode} sx={{ minHeight: 44 }}>
          {t(`settings.fees.choice.mode.${mode}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Prices for ranges of distances. */
const BandInputs = ({ source }: { source: string }) => {
  const t = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: source });
  const values: unknown = useWatch({ name: source });
  const end = Array.isArray(values) ? values.at(-1)?.to : undefined;
  const from = typeof end === 'number' ? end : 0;
  return (
    <Box
      role="group"
      aria-label={t('settings.fees.field.bands')}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <div>
        <Typography variant="body2" sx={{ fontWeight: 550 }}>
          {t('settings.fees.field.bands')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('deliveryAreas.fee.bands_hint')}
        </Typography>
      </div>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gap: 1,
            inlineSize: '100%',
            maxInlineSize: 620,
            gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 44px',
          }}
        >
          <DistanceInput source={`${source}.${index}.from`} label="deliveryAreas.fee.from" required />
          <DistanceInput source={`${source}.${index}.to`} label="deliveryAreas.fee.to" required />
          <MoneyInput source={`${source}.${index}.price`} label="deliveryAreas.fee.price" required />
          <IconButton
            aria-label={t('deliveryAreas.fee.remove_band', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ inlineSize: 44, blockSize: 44 }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {fields.length < limits.feeBandsMax && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => append({ from, to: from + 2, price: 0 })}
          sx={{ minBlockSize: 44 }}
        >
          {t('deliveryAreas.fee.add_band')}
        </Button>
      )}
    </Box>
  );
};

/** @example sourceIn('fee')('base_price') // 'fee.base_price' */
const sourceIn = (group: string) => (name: string) => (group ? `${group}.${name}` : name);

/** Inputs for the price of a delivery, before free delivery. */
export const PriceInputs = ({ source = '' }: { source?: string }) => {
  const t = useTranslate();
  const of = sourceIn(source);
  const { unit } = useDistanceText();
  const [mode, areaPrice] = useWatch({ name: [of('mode'), of('area_price')] });
  const isByDistance = mode !== 'percentage' && (areaPrice === null || areaPrice === undefined);
  const isOnePrice = hasOnePrice({ mode, area_price: areaPrice ?? null });
  return (
    <>
      <ModeInput source={of('mode')} />
      <Box sx={columns}>
        {mode === 'percentage' ? (
          <PercentInput source={of('percentage')} label="settings.fees.field.percentage" required />
        ) : (
          <MoneyInput
            source={of('area_price')}
            label="settings.fees.field.area_price"
            helperText="deliveryAreas.fee.area_price_hint"
          />
        )}
        {isByDistance && (
          <>
            <MoneyInput source={of('base_price')} label="settings.fees.field.base_price" required />
            <DistanceInput
              source={of('base_price_distance')}
              label="settings.fees.field.base_price_distance"
              required
            />
            <MoneyInput
              source={of('price_per_unit_distance')}
              label={t('deliveryAreas.fee.price_per_unit_distance', { unit })}
              required
            />
            <MoneyInput
              source={of('price_per_unit_time')}
              label="settings.fees.field.price_per_unit_time"
              helperText="deliveryAreas.fee.time_hint"
              required
            />
          </>
        )}
        {!isOnePrice && <MoneyInput source={of('min_fare')} label="settings.fees.field.min_fare" required />}
      </Box>
      {isByDistance && <BandInputs source={of('bands')} />}
    </>
  );
};

/** From what amount, and up to what distance, delivery is free. */
export const FreeInputs = ({ source = '' }: { source?: string }) => {
  const t = useTranslate();
  const of = sourceIn(source);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={columns}>
        <MoneyInput source={of('free_delivery_above')} label="settings.fees.field.free_delivery_above" />
        <DistanceInput source={of('free_delivery_radius')} label="settings.fees.field.free_delivery_radius" />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('deliveryAreas.fee.free_hint')}
      </Typography>
    </Box>
  );
};
