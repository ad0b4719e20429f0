import { useTranslate } from 'react-admin';
import { useReferenceName } from '../../components/useReferenceName';
import type { Value } from './useValueText';

/** Fields whose values are kinds of reference data. */
const kinds: Readonly<Record<string, Parameters<typeof useReferenceName>[0]>> = {
  document_type_id: 'document_types',
  vehicle_type_id: 'vehicle_types',
};

/** The kind that a field's values are of; `undefined` for one that says itself what it is. */
export const typesOf = (field: string) => kinds[field];

interface TypeNameProps {
  types: NonNullable<ReturnType<typeof typesOf>>;
  value: Value;
}

/** What a kind is called: by its own list, asked for where one is shown. */
export const TypeName = ({ types, value }: TypeNameProps) => {
  const t = useTranslate();
  const nameOf = useReferenceName(types);
  return typeof value === 'string' && value !== '' ? nameOf(value) : t('records.conflict.empty');
};
