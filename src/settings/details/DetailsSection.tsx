import Box from '@mui/material/Box';
import { Suspense, useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Loading } from '../../components/feedback/Loading';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FieldSections } from '../../records/form/FieldSections';
import { FormSection } from '../../records/form/FormSection';
import { SectionForm } from '../page/SectionForm';

const LocationMap = lazyWithRetry(() => import('../areas/LocationMap'));

/** The store on a map: a tap moves it. The coordinates above do the same without a map. */
const PlaceMap = () => {
  const { setValue } = useFormContext();
  const location: unknown = useWatch({ name: 'location' });
  const move = useCallback(
    (place: [number, number]) => setValue('location', place, { shouldDirty: true, shouldValidate: true }),
    [setValue],
  );
  const isPlace = Array.isArray(location) && location.length === 2;
  return (
    <FormSection title="settings.details.map.title" detail="settings.details.map.detail">
      <Box sx={{ blockSize: { xs: 260, md: 360 } }}>
        <Suspense fallback={<Loading />}>
          <LocationMap areas={[]} place={isPlace ? (location as [number, number]) : null} onPlace={move} />
        </Suspense>
      </Box>
    </FormSection>
  );
};

/** Who and where the store is, with its place on a map. */
export default function DetailsSection({ section }: SectionProps) {
  const { fields, form = {}, texts } = section;
  const groups = (...names: string[]) => (
    <FieldSections
      fields={fields}
      form={Object.fromEntries(Object.entries(form).filter(([name]) => names.includes(name)))}
      titleOf={(group) => `${texts}.section.${group}`}
    />
  );
  return (
    <SectionForm
      section={section}
      fields={
        <>
          {groups('about', 'place')}
          <PlaceMap />
          {groups('contact')}
        </>
      }
    />
  );
}
