import Box from '@mui/material/Box';
import { kindOf } from '../../kinds/index';
import type { ResourceField } from '../../kinds/kind';
import type { Resource } from '../../resources/defineResource';
import { type ResourceName, resources } from '../../resources/index';
import { FormSection } from '../form/FormSection';

const FieldInput = ({ field, isNew }: { field: ResourceField; isNew: boolean }) => {
  const { Input } = kindOf(field.kind);
  return <Input field={field} isNew={isNew} />;
};

/** Fields next to each other, if there is room. */
const Row = ({ fields, isNew }: { fields: readonly ResourceField[]; isNew: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${fields.length}, minmax(0, 1fr))` },
    }}
  >
    {fields.map((field) => (
      <FieldInput key={field.source} field={field} isNew={isNew} />
    ))}
  </Box>
);

interface ResourceSectionsProps {
  resource: ResourceName;
  isNew?: boolean;
  /** The user can't change anything in it. */
  isReadOnly?: boolean;
}

/** The sections of a resource's form, with rows of fields, as its descriptor says. */
export const ResourceSections = ({ resource: name, isNew = false, isReadOnly = false }: ResourceSectionsProps) => {
  const { form, fields, texts }: Resource = resources[name];
  const shown = isReadOnly ? fields.map((field) => ({ ...field, readOnly: true })) : fields;
  const fieldsOf = (row: string | readonly string[]): ResourceField[] =>
    [row].flat().flatMap((source) => shown.find((field) => field.source === source) ?? []);
  const sections = form ?? { main: fields.map(({ source }) => source) };
  return Object.entries(sections).map(([section, rows]) => (
    <FormSection key={section} title={section.includes('.') ? section : `${texts}.section.${section}`}>
      {rows.map((row) => (
        <Row key={String(row)} fields={fieldsOf(row)} isNew={isNew} />
      ))}
    </FormSection>
  ));
};
