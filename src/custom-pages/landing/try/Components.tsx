import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Section } from '../Section';
import { TryCard } from './TryCard';
import { TryConnection } from './TryConnection';
import { TryMinutes } from './TryMinutes';
import { TryOrder } from './TryOrder';
import { TryStock } from './TryStock';

const parts = [
  { name: 'order', Part: TryOrder },
  { name: 'minutes', Part: TryMinutes },
  { name: 'stock', Part: TryStock },
  { name: 'network', Part: TryConnection },
] as const;

/** Parts of the product to be tried on the spot; they send nothing. */
export const Components = () => {
  const t = useTranslate();
  return (
    <Section name="components">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))', gap: 3 }}>
        {parts.map(({ name, Part }) => (
          <TryCard key={name} title={t(`landing.components.${name}.title`)} text={t(`landing.components.${name}.text`)}>
            <Part />
          </TryCard>
        ))}
      </Box>
    </Section>
  );
};
