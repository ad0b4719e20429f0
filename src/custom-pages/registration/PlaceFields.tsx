import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import { PinField } from './PinField';
import type { PlaceFieldsProps } from './usePin';

/** The address, and once the city is known the pin. */
export const PlaceFields = ({ city, ...props }: PlaceFieldsProps) => {
  const { draft, change, messages } = props;
  const t = useTranslate();
  return (
    <>
      <LabelledInput
        label={t('registration.store.address')}
        name="address"
        autoComplete="street-address"
        dir="auto"
        maxLength={limits.addressMax}
        value={draft.address ?? ''}
        onChange={(event) => change({ address: event.target.value })}
        hint={t('registration.store.address_hint')}
        message={messages.address}
      />
      {/* Search results belong to one city. */}
      {city && <PinField key={city.id} city={city} {...props} />}
    </>
  );
};
